/** Folded text has letters with two cases and signs that have none. */
const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

const markName = (text: string, name: string, mark: string): string => {
  if (name === "") return text;
  let marked = "";
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    // “Opt” is no part of “options”.
    if (at < from || isLetter(text[at - 1]) || isLetter(text[end])) continue;
    marked += text.slice(from, at) + mark;
    from = end;
  }
  return marked + text.slice(from);
};

/**
 * A text whose named cards are marks: whatever their names, it compares alike.
 *
 * @param names as they stand in the text, folded like it
 */
export const markCards = (text: string, names: readonly string[], mark: string): string =>
  names.reduce((marked, name) => markName(marked, name, mark), text);
