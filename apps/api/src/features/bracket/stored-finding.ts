import { GameChangerCategory } from "@spellwright/contract";
import {
  type BracketFinding,
  COMBO_RESULTS,
  GAME_CHANGER_IMPACTS,
  REASON_CODES,
} from "@spellwright/decks";
import * as z from "zod";

const CardLabel = z.object({ name: z.string(), printedName: z.string().nullable() });

/** What a deck's row keeps of its finding: codes, so that every reader has it in their language. */
export const StoredFinding = z.object({
  reasons: z.array(
    z.object({
      code: z.enum(REASON_CODES),
      params: z.record(z.string(), z.number()),
      cards: z.array(CardLabel),
    }),
  ),
  gameChangers: z.array(
    CardLabel.extend({ category: GameChangerCategory, impact: z.enum(GAME_CHANGER_IMPACTS) }),
  ),
  combos: z.array(
    z.object({
      cards: z.array(CardLabel).min(2),
      result: z.enum(COMBO_RESULTS),
      isEarly: z.boolean(),
      // A finding that was stored before they were known has none of these.
      isConditional: z.boolean().default(false),
      manaValue: z.number().nullable(),
      produces: z.array(z.string()).default([]),
      prerequisites: z.array(z.string()).default([]),
      steps: z.array(z.string()).default([]),
      url: z.string().nullable().default(null),
    }),
  ),
}) satisfies z.ZodType<Pick<BracketFinding, "reasons" | "gameChangers" | "combos">>;
