import * as z from "zod";
import { DiscussionType } from "../enumerations.ts";
import { MessageId } from "./message-id.ts";

/** A message, or a discussion by its title, that a search found. */
export const SearchHit = z.object({
  discussion_id: z.uuid(),
  discussion_title: z.string(),
  discussion_type: DiscussionType,
  deck_id: z.uuid().nullable(),
  message_id: MessageId.nullable().describe("Where to jump; null: the title was found"),
  role: z.enum(["user", "oracle", "forge"]).nullable(),
  excerpt: z
    .array(z.object({ text: z.string(), found: z.boolean() }))
    .describe("Plain text in pieces; those that the search found are marked"),
  created_at: z.iso.datetime(),
});
export type SearchHit = z.infer<typeof SearchHit>;
