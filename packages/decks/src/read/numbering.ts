/** `1. Name`, `2) Name`, `3- Name`, `#4 Name`: the number of a line, or the copies of a card. */
const NUMBER =
  /^\s{0,8}(?:(\d{1,3})\s?[-–—.)](?:\s{1,4}(?=\S)|(?=[^\s\d]))|#(\d{1,3})\s{1,4}(?=\S))/;

/**
 * Whether such numbers count the lines: each is one more than the one before, or begins anew, and most of
 * them are not ones. Otherwise they count copies: a deck of single cards is full of ones.
 */
export function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts
    .flatMap((text) => {
      const [, number, hashed] = NUMBER.exec(text) ?? [];
      return number ?? hashed ?? [];
    })
    .map(Number);
  return (
    numbers.length > 0 &&
    numbers.filter((number) => number > 1).length * 2 >= numbers.length &&
    numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
  );
}

/** A line without its number. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBER, "");
}
