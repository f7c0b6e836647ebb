/** A stretch of a text: whether it is quoted, and where it begins. */
interface Stretch {
  readonly at: number;
  readonly words: string;
  readonly marked: boolean;
}

/**
 * Cuts a text where its quotes begin and end. Quotes that overlap are one stretch. One that the text does
 * not hold marks nothing.
 */
export const markQuotes = (text: string, quotes: readonly string[]): readonly Stretch[] => {
  const isMarked = new Uint8Array(text.length);
  for (const quote of quotes) {
    const at = quote === "" ? -1 : text.indexOf(quote);
    if (at >= 0) isMarked.fill(1, at, at + quote.length);
  }
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && isMarked[end] === isMarked[at]) end += 1;
    stretches.push({ at, words: text.slice(at, end), marked: isMarked[at] === 1 });
    at = end;
  }
  return stretches;
};
