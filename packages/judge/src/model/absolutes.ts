import { foldText } from "@spellwright/text";
import words from "../../../../data/judge/reading/absolutes.json" with { type: "json" };

/** The ideas of a text that allow no exception, by their places in the data. */
const absolutesOf = (text: string): readonly number[] => {
  const tokens = new Set(foldText(text).tokens);
  return words.flatMap((said, at) => (said.some((word) => tokens.has(word)) ? [at] : []));
};

/** Whether a headline says “never” or “always” where what would bear it does not. */
export const overstates = (headline: string, known: string): boolean => {
  const borne = absolutesOf(known);
  return absolutesOf(headline).some((idea) => !borne.includes(idea));
};
