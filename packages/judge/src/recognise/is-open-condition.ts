import type { Bilingual } from "@spellwright/contract";
import { compactString, foldText, splitSentences } from "@spellwright/text";
import type { Hindrance } from "../judge-parts.ts";
import { CUES } from "../question/asked-clause.ts";
import type { Understanding } from "../question/understand.ts";

/** The yes or no that opens an answer. */
const OPENING = 1;

/**
 * Whether a yes or no depends on a condition that neither the question nor what its cards forbid tells: “Yes, if its
 * mana value is lower”. Where cards are named the condition is what is asked about.
 */
export const isOpenCondition = (
  says: Bilingual,
  {
    asked,
    cards,
    language,
    vocabulary,
  }: Pick<Understanding, "asked" | "cards" | "language" | "vocabulary">,
  hindrances: readonly Hindrance[],
): boolean => {
  if (cards.length === 0) return false;
  const folded = splitSentences(says[language])[0]?.folded ?? "";
  const rest = folded.split(", ").slice(OPENING).join(", ");
  const [before, condition = ""] = compactString(` ${rest}`).split(CUES.subordinate);
  if (before !== "") return false;
  const ideasOf = (text: string) => vocabulary.find(foldText(text).tokens).map(({ id }) => id);
  const told = new Set([...asked, ...hindrances.flatMap(({ text }) => ideasOf(text))]);
  return ideasOf(condition).some(
    (id) => vocabulary.isBase(id) && !vocabulary.isOrdinary(id) && !told.has(id),
  );
};
