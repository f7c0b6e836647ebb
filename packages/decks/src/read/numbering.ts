/** `1. Name`, `2) Name`, `3- Name`: the number of a line, or the copies of a card. */
const NUMBER = /^\s{0,8}(\d{1,3})\s?[-–—.)](?:\s{1,4}(?=\S)|(?=[^\s\d]))/;

/**
 * Whether such numbers count the lines: each is one more than the one before, or begins anew. Otherwise
 * they count copies.
 */
export function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => NUMBER.exec(text)?.[1] ?? []).map(Number);
  return (
    numbers.some((number) => number > 1) &&
    numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
  );
}

/** A line without its number. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBER, "");
}
