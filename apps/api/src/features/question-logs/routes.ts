import * as z from "zod";
import type { Database } from "../../database/index.ts";
import { api, type Feature, idReader, readCursor, requireUser, toPage } from "../../http/index.ts";
import { requireOwnLog } from "./policy.ts";
import { presentQuestionLog } from "./present.ts";
import { deleteOwnQuestionLog, listQuestionLogs } from "./queries.ts";

export interface QuestionLogsParts {
  readonly database: Database;
}

const QUESTION_LOGS = { name: "question_logs", id: z.guid() };

/** @throws AppError PGRST116 */
const readLogId = idReader("PGRST116");

const handlersOf = ({ database }: QuestionLogsParts) => ({
  questionLogs: {
    list: api.questionLogs.list.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const { limit } = input;
      const position = readCursor(QUESTION_LOGS, input.cursor);
      const rows = await listQuestionLogs(database, userId, { position, limit });
      return toPage(QUESTION_LOGS, rows, limit, presentQuestionLog);
    }),

    remove: api.questionLogs.remove.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const deleted = await deleteOwnQuestionLog(database, userId, readLogId(input.id));
      requireOwnLog(deleted);
      return { deleted };
    }),
  },
});

/** A person's own question log (DATA-02, ORA-16). Others' rows answer like missing ones. */
export const createQuestionLogs = (
  parts: QuestionLogsParts,
): Feature<ReturnType<typeof handlersOf>> => ({ handlers: handlersOf(parts) });
