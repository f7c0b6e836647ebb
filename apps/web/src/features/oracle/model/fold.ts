/** A card's explanation folds beyond this many characters (ORA-03). */
export const FOLD_LENGTH = 150;

/** The beginning of a long explanation, cut between two words. Null when it is short enough. */
export const foldedBeginning = (text: string): string | null => {
  if (text.length <= FOLD_LENGTH) return null;
  const cut = text.slice(0, FOLD_LENGTH).replace(/\s+\S*$/u, "");
  return `${cut.replace(/(?<![\s,;:.…])[\s,;:.…]+$/u, "")}…`;
};
