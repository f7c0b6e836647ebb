import * as z from "zod";
import { DiscussionType } from "../enumerations.ts";

/**
 * A discussion of the Oracle or the Forge, with the deck it is about (DATA-01). Who reads a public one of
 * another person is told neither the owner nor the deck.
 */
export const Discussion = z.object({
  id: z.uuid(),
  title: z.string(),
  user_id: z.uuid().nullable().describe("Null for whoever is not its owner"),
  type: DiscussionType,
  deck_id: z.uuid().nullable(),
  deck: z
    .object({ id: z.uuid(), name: z.string(), format: z.string(), bracket: z.number().nullable() })
    .nullable(),
  context_summary: z.string(),
  is_public: z.boolean(),
  is_owner: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Discussion = z.infer<typeof Discussion>;

/** What whoever has the link of a public discussion sees before signing in (DISC-05). */
export const DiscussionPreview = z.object({
  title: z.string(),
  question: z.string().describe("The first one"),
  ruling: z.string().nullable().describe("First sentence of its ruling; null where there is none"),
});
export type DiscussionPreview = z.infer<typeof DiscussionPreview>;
