/** A stretch of a card's text: words, or symbols such as `{2}{G}`; `at` is where it begins. */
export interface TextPiece {
  readonly at: number;
  readonly kind: "words" | "symbols";
  readonly text: string;
}

/** Signs that are drawn as pips. Any other (energy, a chapter) stays in its braces. */
const SYMBOLS =
  /(?:\{(?:\d{1,3}|[WUBRGCSXTQ]|(?:[WUBRGC]|2)\/[WUBRGC]|[WUBRG](?:\/[WUBRG])?\/P)\})+/g;

/** Cuts a line of a card's text at its mana symbols. Nothing is left out. */
export const textPieces = (line: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) pieces.push({ at: end, kind: "words", text: line.slice(end, to) });
  };
  for (const match of line.matchAll(SYMBOLS)) {
    words(match.index);
    pieces.push({ at: match.index, kind: "symbols", text: match[0] });
    end = match.index + match[0].length;
  }
  words(line.length);
  return pieces;
};
