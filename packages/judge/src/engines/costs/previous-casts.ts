import { readNumber, readOrdinal } from "@spellwright/text";

/** Generic mana for each earlier cast from the command zone (CR 903.8). */
export const commanderTax = (previousCasts: number): number => 2 * previousCasts;

const TIME = /^(?:fois|times?)$/;
/** Earlier casts are meant: they are told as done, or the next one is asked for. */
const ALREADY =
  /^(?:deja|already|previously|precedemment|auparavant|before|avant|mort|morte|died|again|relanc\w*|recast\w*|rejou\w*|maintenant|now|next|prochaine?)$/;
/** Earlier casts from the command zone: « pour la troisième fois », “already cast it twice”, « mort deux fois ». */
export const readPreviousCasts = (tokens: readonly string[]): number | undefined => {
  const already = tokens.some((token) => ALREADY.test(token));
  for (const [at, token] of tokens.entries()) {
    const ordinal = readOrdinal(token, tokens[at + 1]);
    if (ordinal !== undefined && tokens.slice(at + 1, at + 3).some((word) => TIME.test(word))) {
      return ordinal - 1;
    }
    const counted = TIME.test(tokens[at + 1] ?? "") || token === "once" || token === "twice";
    const number = readNumber(token);
    if (already && counted && number !== undefined) return number;
  }
  return undefined;
};
