import type { Steps } from "@spellwright/cards";
import { type Line, tidy } from "./lines.ts";
import { piecesOf, tagName } from "./markup.ts";

const HTML =
  /<\/?(?:html|body|div|p|br|ul|ol|li|table|tbody|tr|td|th|span|a|b|i|strong|em|h[1-6]|font|pre|section|article|img)(?:\s[^<>]{0,500})?\/?>/i;
/** Tags that end a line of text. The others stand within one. */
const BREAKS = new Set(
  "br p div ul ol li tr table h1 h2 h3 h4 h5 h6 pre section article hr dt dd".split(" "),
);
const CELLS = new Set(["td", "th", "dd"]);
/** A row of heads alone says what its columns hold. */
const areHeads = (cells: ReadonlySet<string>): boolean => cells.has("th") && !cells.has("td");
/** Copies and a name stand beside each other in tags of their own: `<b>4</b><a>Ponder</a>`. */
const isBetweenWords = (before: string, after: string): boolean =>
  (/\d$/.test(before) && /^\p{L}/u.test(after)) || (/\p{L}$/u.test(before) && /^\d/.test(after));
const withText = (text: string, more: string): string =>
  isBetweenWords(text.slice(-1), more.slice(0, 2)) ? `${text} ${more}` : text + more;
const UNREAD = new Set(["script", "style"]);

/** Whether a text is a piece of a web page. */
export function isHtml(text: string): boolean {
  return HTML.test(text);
}

/** The lines a person would have seen, each with the number of the line it comes from. A tag a step. */
export function* htmlLines(lines: readonly string[]): Steps<readonly Line[]> {
  const seen: Line[] = [];
  let number = 0;
  let text = "";
  let unread = "";
  let cells = new Set<string>();
  const end = () => {
    const shown = tidy(text);
    if (shown && !areHeads(cells)) seen.push({ number, text: shown });
    text = "";
    cells = new Set();
  };
  for (const piece of piecesOf(lines)) {
    yield;
    if (piece.line !== number) {
      end();
      number = piece.line;
    }
    const name = piece.kind === "tag" ? tagName(piece.text) : "";
    if (unread) {
      if (name === `/${unread}`) unread = "";
    } else if (piece.kind === "text") text = withText(text, piece.text);
    else if (UNREAD.has(name)) unread = name;
    else if (BREAKS.has(name.replace("/", ""))) end();
    else if (CELLS.has(name.replace("/", ""))) {
      text += " ";
      cells.add(name);
    }
  }
  end();
  return seen;
}
