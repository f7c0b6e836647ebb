import { editDistance } from "./edit-distance.ts";

/** A slip in a shorter word is as likely another word. */
export const TYPO_MIN_LENGTH = 6;
/** From this length two slips are forgiven, below it one. */
const LONG = 9;

/** Words that are right, and those that a misspelt one is taken for. */
export interface Spelling {
  /** Words that are right as they stand. */
  readonly known: ReadonlySet<string>;
  /** Beginnings of words that are right. */
  readonly beginnings: ReadonlySet<string>;
  /** Words worth finding again, by their first letter. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
}

const isRight = (token: string, { known, beginnings }: Spelling): boolean => {
  if (known.has(token) || (/[sx]$/.test(token) && known.has(token.slice(0, -1)))) return true;
  for (let length = 2; length <= token.length; length++)
    if (beginnings.has(token.slice(0, length))) return true;
  return false;
};

const nearest = (token: string, { targets }: Spelling): string | undefined => {
  let bound = token.length < LONG ? 1 : 2;
  let found: string | undefined;
  let rivals = false;
  for (const target of targets.get(token.charAt(0)) ?? []) {
    const distance = editDistance(token, target, bound);
    if (distance > bound) continue;
    rivals = distance === bound && found !== undefined;
    bound = distance;
    found = target;
  }
  return rivals ? undefined : found;
};

/**
 * Folded tokens with misspelt terms set right: one letter in a word of six, two from nine. The first
 * letter must stand. A word that two terms are equally near to stays as it is.
 */
export const correctTypos = (tokens: readonly string[], spelling: Spelling): readonly string[] =>
  tokens.map((token) =>
    token.length < TYPO_MIN_LENGTH || isRight(token, spelling)
      ? token
      : (nearest(token, spelling) ?? token),
  );
