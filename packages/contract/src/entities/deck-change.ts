import * as z from "zod";
import { DeckFormat } from "../enumerations.ts";
import {
  DeckBoard,
  DeckCardInput,
  DeckCategories,
  DeckDescription,
  DeckName,
  DeckWithCards,
  WrittenCardName,
} from "./deck.ts";

const lineId = z.uuid().describe("`id` of the line");

/**
 * One edit of a deck. Lines are named by their id, so that the same edit can be made again on a newer
 * revision after a 409.
 */
export const DeckChange = z.discriminatedUnion("op", [
  z
    .object({ op: z.literal("add"), ...DeckCardInput.shape })
    .describe("A line of the same card, board, printing and finish grows instead"),
  z.object({ op: z.literal("remove"), line_id: lineId }),
  z.object({
    op: z.literal("set_quantity"),
    line_id: lineId,
    quantity: z.number().int().min(0).max(999).describe("0 removes the line"),
  }),
  z.object({
    op: z.literal("move"),
    line_id: lineId,
    board: DeckBoard,
    quantity: z.number().int().min(1).max(999).optional().describe("Absent: all copies"),
  }),
  z.object({
    op: z.literal("set_commander"),
    line_id: lineId,
    is_commander: z.boolean(),
  }),
  z.object({ op: z.literal("set_categories"), line_id: lineId, categories: DeckCategories }),
  z.object({
    op: z.literal("set_details"),
    name: DeckName.optional(),
    format: DeckFormat.optional(),
    description: DeckDescription.nullish(),
    featured_card_name: WrittenCardName.nullish(),
  }),
]);
export type DeckChange = z.infer<typeof DeckChange>;

/** A difference between two states of a list, in copies; `before` or `after` is 0 for a new or gone line. */
export const DeckDifference = z.object({
  card_name: z.string(),
  printed_name: z.string().nullable().describe("French, where the card was printed in it"),
  card_id: z.string().nullable(),
  board: DeckBoard,
  is_commander: z.boolean(),
  before: z.number().int(),
  after: z.number().int(),
});
export type DeckDifference = z.infer<typeof DeckDifference>;

/** Most versions that a deck keeps. */
export const DECK_VERSIONS_MAX = 50;

/** A named state of a deck that can be restored. */
export const DeckVersion = z.object({
  id: z.uuid(),
  deck_id: z.uuid(),
  name: z.string(),
  revision: z.number().int().describe("The deck's when the version was kept"),
  card_count: z.number().int(),
  created_at: z.iso.datetime(),
});
export type DeckVersion = z.infer<typeof DeckVersion>;

/** A version and what restoring it would change now. */
export const DeckVersionComparison = DeckVersion.extend({
  differences: z.array(DeckDifference),
});
export type DeckVersionComparison = z.infer<typeof DeckVersionComparison>;

/** Parameters of DECK_CHANGED: the state that someone, or another tab, saved in between. */
export const DeckChangedParams = z.object({ revision: z.number().int(), deck: DeckWithCards });
export type DeckChangedParams = z.infer<typeof DeckChangedParams>;
