/** Tokens of a text: `start` included, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a row of words stands in the tokens; -1 when nowhere. */
export const findSequence = (
  tokens: readonly string[],
  wanted: readonly string[],
  from = 0,
): number => {
  for (let at = from; wanted.length > 0 && at + wanted.length <= tokens.length; at++) {
    if (wanted.every((word, offset) => tokens[at + offset] === word)) return at;
  }
  return -1;
};

/** Everywhere that a row of words stands in the tokens. */
export const findSpans = (
  tokens: readonly string[],
  wanted: readonly string[],
): readonly Span[] => {
  const spans: Span[] = [];
  for (let at = findSequence(tokens, wanted); at >= 0; at = findSequence(tokens, wanted, at + 1))
    spans.push({ start: at, end: at + wanted.length });
  return spans;
};

/** The places of all tokens in some spans. */
export const placesIn = (spans: readonly Span[]): ReadonlySet<number> =>
  new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
