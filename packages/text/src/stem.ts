const undouble = (word: string): string => word.replace(/([bdgmnprt])\1$/, "$1");

/**
 * Light stem of a folded English or French word: plural s and x, -ing, -ed, last e. “abilities” and
 * “ability”, “blocking” and “block”, « capacités » and « capacité » meet. It aims at equality, not at roots.
 *
 * Own code because nobody says in which language a word is, and Snowball's stemmers want to know: on our
 * questions they find the rules as often, and index ten times slower (docs/decisions/010).
 */
export const stem = (word: string): string => {
  let rest = word;
  if (rest.length > 3 && /(?:[^sui]s|(?:eau|eu)x)$/.test(rest)) rest = rest.slice(0, -1);
  if (rest.length > 5 && rest.endsWith("ing")) rest = undouble(rest.slice(0, -3));
  else if (rest.length > 4 && /[^e]ed$/.test(rest)) rest = undouble(rest.slice(0, -2));
  if (rest.length > 2 && rest.endsWith("ie")) return `${rest.slice(0, -2)}y`;
  return rest.length > 4 && rest.endsWith("e") ? rest.slice(0, -1) : rest;
};
