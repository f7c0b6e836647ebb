import { splitSentences } from "@spellwright/text";

/**
 * The first sentence of a ruling that says something (DISC-05): neither the number of a part (“1.”) nor a
 * part that only repeats a question without an answer. `null` where there is no ruling.
 */
export const firstSentence = (ruling: string): string | null => {
  const said = splitSentences(ruling).filter(({ written }) => /\p{L}/u.test(written));
  return (said.find(({ asks }) => !asks) ?? said[0])?.written ?? null;
};
