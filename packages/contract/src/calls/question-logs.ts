import * as z from "zod";
import { QuestionLog } from "../entities/question-log.ts";
import { declareErrors } from "../errors.ts";
import { deletedCount, pageOf, pageQuery, sessionCall } from "./base.ts";

const tags = ["Oracle"];

/** DATA-02: one's own log rows. They are written by asking (ORA-16), so none is made or changed here. */
export const questionLogs = {
  list: sessionCall
    .route({ method: "GET", path: "/question-logs", tags, summary: "One's own, newest first" })
    .input(pageQuery)
    .output(pageOf(QuestionLog))
    .errors(declareErrors("FIELD_INVALID")),
  remove: sessionCall
    .route({ method: "DELETE", path: "/question-logs/{id}", tags })
    .input(z.object({ id: z.string().max(64) }))
    .output(deletedCount)
    .errors(declareErrors("PGRST116")),
};
