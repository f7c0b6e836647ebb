import * as z from "zod";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

/** The files that a discussion can be saved as. */
export const DISCUSSION_EXPORT_FORMATS = ["markdown", "json"] as const;

/**
 * A discussion as a file for whoever may read it, served beside the router because it is no JSON call:
 * it answers with a type and a file name (`Content-Disposition: attachment`).
 */
export const discussionExports = {
  one: openCall
    .route({
      method: "GET",
      path: "/discussions/{id}/export",
      tags: ["Discussions"],
      summary: "The whole discussion as Markdown or JSON",
    })
    .input(
      z.object({
        id: z.string().max(64),
        format: z.enum(DISCUSSION_EXPORT_FORMATS).default("markdown"),
      }),
    )
    .output(z.string())
    .errors(declareErrors("PGRST116", "DISCUSSION_ID_INVALID", "UNAUTHENTICATED", "FIELD_INVALID")),
};
