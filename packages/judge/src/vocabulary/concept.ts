import * as z from "zod";

const Id = z.string().regex(/^[a-z0-9-]+$/, "a kebab-case word");
const RuleNumber = z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/, "a rule number such as 702.19b");

/**
 * One idea of the game with the words both languages say it with: a line of `data/judge/vocabulary`.
 *
 * A phrase is a list of words separated by spaces, matched on folded text (lower case, no accents,
 * apostrophes become spaces, so "l'étape" reads "l etape"):
 * - `bless*` any word that begins so; `bloque|bloquee` one of several words (each may end with `*`);
 *   a choice of several words is a phrase of its own: `tour suivant`, `tour d'après`;
 * - `~` up to three words of anything ("deals ~ damage");
 * - everything else is the whole word.
 */
export const Concept = z.strictObject({
  /** kebab-case English term of the rules: "trample", "state-based-action", "dies", "end-step". */
  id: Id,
  /** One of the ideas that every question is read by. The others refine them. */
  base: z.literal(true).optional(),
  fr: z.array(z.string().min(1)),
  en: z.array(z.string().min(1)),
  /** Rules that define the idea, best first. */
  rules: z.array(RuleNumber).min(1).optional(),
  /** A keyword ability or action: cards that have it bring the concept along. Printed English word. */
  keyword: z.string().min(1).optional(),
  /** Concepts whose longer match swallows this one ("double strike" is not "first strike"). */
  unless: z.array(Id).min(1).optional(),
  /** Ordinary speech uses these words too: alone they are no evidence that a question is about Magic. */
  ordinary: z.literal(true).optional(),
  /** No card with this term is known to be printed in French: `fr` holds at most what players write. */
  frenchUnknown: z.literal(true).optional(),
});
export type Concept = Readonly<z.infer<typeof Concept>>;
