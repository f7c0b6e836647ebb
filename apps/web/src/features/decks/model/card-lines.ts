/**
 * A text in lines that fit, broken between words. A word that is too long for a line has one alone.
 *
 * @param widthOf how wide a text is drawn, in the unit of `width`
 */
export const linesThatFit = (
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};
