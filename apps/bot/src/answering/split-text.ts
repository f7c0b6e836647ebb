/** Where a long paragraph may be cut: after a sentence, else at a space. */
const cutAt = (text: string, limit: number): number => {
  const part = text.slice(0, limit);
  const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => part.lastIndexOf(end) + 1));
  if (sentence > limit / 3) return sentence;
  const space = part.lastIndexOf(" ");
  if (space > limit / 3) return space;
  // Never between the two halves of one character, nor between a mark and what makes it a letter.
  return /[\uD800-\uDBFF]$|(?<!\\)(?:\\\\)*\\$/.test(part) ? limit - 1 : limit;
};

const pieces = (paragraph: string, limit: number): string[] => {
  const cut: string[] = [];
  let rest = paragraph;
  while (rest.length > limit) {
    const end = cutAt(rest, limit);
    cut.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? cut : [...cut, rest];
};

/**
 * Paragraphs put together into texts of at most `limit` characters. A paragraph is cut only when it is
 * longer than that by itself.
 */
export const splitText = (paragraphs: readonly string[], limit: number): readonly string[] => {
  const texts: string[] = [];
  for (const piece of paragraphs.flatMap((paragraph) => pieces(paragraph.trim(), limit))) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 2 + piece.length <= limit)
      texts[texts.length - 1] = `${last}\n\n${piece}`;
    else texts.push(piece);
  }
  return texts;
};
