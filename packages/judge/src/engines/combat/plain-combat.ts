import plain from "../../../../../data/judge/engines/plain-combat.json" with { type: "json" };
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import type { Understanding } from "../../question/understand.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { isOutcomeStated, isOutOfScope } from "../out-of-scope.ts";

const CUES = patternsOf(words.plainCombat);
/**
 * Concepts that a plain combat may speak of. Anything else (a spell in response, a counter, a copy)
 * could change the numbers, so the engine leaves such a question to the settled questions.
 */
const PLAIN: ReadonlySet<string> = new Set(plain);

/** Whether a question speaks of nothing but a plain combat; `besides`: other concepts that may be there. */
export const isPlainCombat = (
  understanding: Pick<Understanding, "asked" | "asking" | "matches" | "text" | "vocabulary">,
  besides: ReadonlySet<string> = new Set(),
): boolean => {
  const { asked, text, vocabulary } = understanding;
  return (
    !isOutOfScope("combat", asked) &&
    !isOutcomeStated("combat", understanding) &&
    !CUES.severalTimes.test(text.tokens.join(" ")) &&
    ![...asked].some((id) => vocabulary.isBase(id) && !PLAIN.has(id) && !besides.has(id))
  );
};
