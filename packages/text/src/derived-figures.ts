/** One more or less of something, twice or half of it. */
const OPERANDS: readonly number[] = [1, 2];
/** More told figures than these are not reckoned with each other. */
const MOST_TOLD = 24;

const reckon = (a: number, b: number): readonly number[] => [
  a + b,
  Math.abs(a - b),
  a * b,
  ...(b === 0 ? [] : [Math.floor(a / b), Math.ceil(a / b)]),
];

const pairs = (first: Iterable<number>, second: readonly number[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const a of first) for (const b of second) for (const c of reckon(a, b)) found.add(c);
  return found;
};

/**
 * Tells whether a figure follows from those that a question and its cards tell: a sum, difference, product,
 * double or half of two of them, or such a figure and a third one added or taken away (“3 + 3 + 2”).
 * Who answers with such a figure has reckoned, not invented.
 */
export const createDerivableCheck = (told: readonly number[]): ((figure: number) => boolean) => {
  const known = [...new Set(told)].slice(0, MOST_TOLD);
  const once = pairs(known, [...known, ...OPERANDS]);
  return (figure) =>
    figure === 1 ||
    once.has(figure) ||
    known.some((one) => once.has(figure + one) || once.has(figure - one));
};
