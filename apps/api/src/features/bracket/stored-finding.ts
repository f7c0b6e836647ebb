import { GameChangerCategory } from "@spellwright/contract";
import {
  type BracketFinding,
  COMBO_RESULTS,
  GAME_CHANGER_IMPACTS,
  REASON_CODES,
  type ReasonCode,
} from "@spellwright/decks";
import * as z from "zod";

const isCode = (code: string): code is ReasonCode =>
  (REASON_CODES as readonly string[]).includes(code);

const CardLabel = z.object({ name: z.string(), printedName: z.string().nullable() });

/** What a deck's row keeps of its finding: codes, so that every reader has it in their language. */
export const StoredFinding = z.object({
  reasons: z
    .array(
      z.object({
        code: z.string(),
        params: z.record(z.string(), z.number()),
        cards: z.array(CardLabel),
      }),
    )
    // A finding that was stored before may hold a reason that is no longer told.
    .transform((reasons) =>
      reasons.flatMap(({ code, ...rest }) => (isCode(code) ? [{ code, ...rest }] : [])),
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
      isCounted: z.boolean().default(true),
      manaValue: z.number().nullable(),
      produces: z.array(z.string()).default([]),
      prerequisites: z.array(z.string()).default([]),
      steps: z.array(z.string()).default([]),
      url: z.string().nullable().default(null),
      how: z.strictObject({ fr: z.string(), en: z.string() }).optional(),
    }),
  ),
}) satisfies z.ZodType<Pick<BracketFinding, "reasons" | "gameChangers" | "combos">>;
