import { foldLetters } from "@spellwright/text";

/** Whether a label holds every word that was typed, accents and case aside. */
export const matches = (label: string, typed: string): boolean => {
  const folded = foldLetters(label);
  return foldLetters(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
