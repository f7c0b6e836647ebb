/** A folded term in the plural: “abilities”, “tokens”, « capacites ». */
export const pluralOf = (term: string): string =>
  term.endsWith("y") ? `${term.slice(0, -1)}ies` : `${term}s`;

/**
 * What a word would be in the singular if it is a plural: “Elves” gives “Elve” and “Elf”, since no rule
 * tells which of them is a word. Empty for a word without a plural's ending; case stays.
 */
export const singularsOf = (word: string): readonly string[] => {
  if (!word.endsWith("s")) return [];
  const singulars = [word.slice(0, -1)];
  if (word.endsWith("es")) singulars.push(word.slice(0, -2));
  if (word.endsWith("ves")) singulars.push(`${word.slice(0, -3)}f`);
  if (word.endsWith("ies")) singulars.push(`${word.slice(0, -3)}y`);
  return singulars;
};
