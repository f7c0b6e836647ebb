import * as z from "zod";
import { DeckDetail, DeckLine } from "./deck-detail.ts";
import { DecklistProblem, ListWarning } from "./deck-import.ts";

/** Most characters of a list that anybody may have measured: three times the longest deck. */
export const MEASURED_LIST_MAX = 60_000;

/** What a pasted list comes to as a Commander deck. Nothing of it is kept. */
export const MeasuredList = DeckDetail.pick({
  format: true,
  bracket: true,
  bracket_confidence: true,
  bracket_reasoning: true,
  bracket_reasoning_kinds: true,
  bracket_policy: true,
  bracket_signals: true,
  archetype: true,
  game_changers_detected: true,
  detected_combos: true,
  color_identity: true,
  card_count: true,
  statistics: true,
  legality: true,
}).extend({
  name: z.string().nullable().describe("Of the list itself"),
  deck_cards: z.array(
    DeckLine.pick({ card_name: true, quantity: true, is_commander: true, board: true }).extend({
      card: z
        .object({ name: z.string(), printed_name: z.string().nullable() })
        .nullable()
        .describe("Null while the card is not known"),
    }),
  ),
  problems: z.array(DecklistProblem).describe("The first ones, in the order of the lines"),
  problem_count: z.number().int(),
  warnings: z.array(ListWarning),
});
export type MeasuredList = z.infer<typeof MeasuredList>;
