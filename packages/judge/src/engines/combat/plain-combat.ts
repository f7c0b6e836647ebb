import plain from "../../../../../data/judge/engines/plain-combat.json" with { type: "json" };
import type { Understanding } from "../../question/understand.ts";
import { isSilentWith } from "../silent-with.ts";

/**
 * Concepts that a plain combat may speak of. Anything else (a spell in response, a counter, a copy)
 * could change the numbers, so the engine leaves such a question to the interactions.
 */
const PLAIN: ReadonlySet<string> = new Set(plain);

/** Whether a question speaks of nothing but a plain combat; `besides`: other concepts that may be there. */
export const isPlainCombat = (
  { asked, vocabulary }: Pick<Understanding, "asked" | "vocabulary">,
  besides: ReadonlySet<string> = new Set(),
): boolean =>
  !isSilentWith("combat", asked) &&
  ![...asked].some((id) => vocabulary.isBase(id) && !PLAIN.has(id) && !besides.has(id));
