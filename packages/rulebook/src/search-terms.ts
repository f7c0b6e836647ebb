import { foldLetters, stem } from "@spellwright/text";

/** More words than this add noise and time, not meaning. */
const MAX_QUERY_TERMS = 48;

/**
 * Words that rules and questions are full of. Fewer than the function words of `text`: “any”, “until” or
 * « autre » tell rules apart (with all of them two of a hundred rules fewer are among the first five).
 */
const STOP_WORDS = new Set(
  foldLetters(`
  a an and are as at be been but by can could do does for from had has have he her his how i if in
  into is it its me my no not of on or our she should so than that the their them then there these
  they this those to was we were what when where which who will with would you your
  au aux avec ca ce ces cet cette comme comment dans de des donc du elle elles en est et etait etre
  eu fait il ils je la le les leur leurs lors lui ma mais me mes mon ne ni nos notre nous on ont ou
  par pas peut peux plus pour quand que quel quelle quelles quels qui sa sans se ses si son sont sur
  ta te tes toi ton tu un une va vers vos votre vous y`).split(/\s+/),
);

/** Words of a text or a question. Signs and apostrophes part them. */
export function tokenize(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** A word as the index knows it: folded and stemmed. Null for a stop word or a lone letter. */
export function toTerm(word: string): string | null {
  const folded = foldLetters(word);
  if (STOP_WORDS.has(folded) || /^\p{L}$/u.test(folded)) return null;
  return stem(folded);
}

/** The distinct terms of a question, at most 48. */
export function queryTerms(query: string): readonly string[] {
  const terms = new Set<string>();
  for (const word of tokenize(query.slice(0, 20_000))) {
    const term = toTerm(word);
    if (term !== null) terms.add(term);
    if (terms.size === MAX_QUERY_TERMS) break;
  }
  return [...terms];
}
