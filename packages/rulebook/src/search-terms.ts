import { foldText } from "./fold-text.ts";

/** More words than this add noise and time, not meaning. */
const MAX_QUERY_TERMS = 48;

const STOP_WORDS = new Set(
  foldText(`
  a an and are as at be been but by can could do does for from had has have he her his how i if in
  into is it its me my no not of on or our she should so than that the their them then there these
  they this those to was we were what when where which who will with would you your
  au aux avec ca ce ces cet cette comme comment dans de des donc du elle elles en est et etait etre
  eu fait il ils je la le les leur leurs lors lui ma mais me mes mon ne ni nos notre nous on ont ou
  par pas peut peux plus pour quand que quel quelle quelles quels qui sa sans se ses si son sont sur
  ta te tes toi ton tu un une va vers vos votre vous y`).split(/\s+/),
);

/** Words of a text or a question; signs and apostrophes part them. */
export function tokenize(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** A word as the index knows it: folded and stemmed; null for a stop word or a lone letter. */
export function toTerm(word: string): string | null {
  const folded = foldText(word);
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

/**
 * Light stem for English and French: plural s, -ing, -ed, last e. "abilities" and "ability",
 * "blocking" and "block", "capacités" and "capacité" meet; it aims at equality, not at roots.
 */
function stem(word: string): string {
  let rest = word;
  if (rest.length > 3 && /[^sui]s$/.test(rest)) rest = rest.slice(0, -1);
  if (rest.length > 5 && rest.endsWith("ing")) rest = undouble(rest.slice(0, -3));
  else if (rest.length > 4 && /[^e]ed$/.test(rest)) rest = undouble(rest.slice(0, -2));
  if (rest.length > 2 && rest.endsWith("ie")) return `${rest.slice(0, -2)}y`;
  return rest.length > 4 && rest.endsWith("e") ? rest.slice(0, -1) : rest;
}

const undouble = (word: string): string => word.replace(/([bdgmnprt])\1$/, "$1");
