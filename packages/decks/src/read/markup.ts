/** A piece of a text with tags: the tag without its brackets, or what stands between tags. */
export interface Piece {
  readonly kind: "tag" | "text";
  readonly text: string;
  /** Line on which the piece begins, from 1. */
  readonly line: number;
}

/** Longer ones are no tags of any list. */
const MAX_TAG = 4000;

/**
 * Cuts a text at its tags in one pass. A lone `<` or a tag that is never closed is text, so that
 * a damaged or truncated file still gives everything that is whole.
 *
 * @param lines the lines of the text
 */
export function* piecesOf(lines: readonly string[]): Generator<Piece> {
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    let at = 0;
    for (let open = text.indexOf("<"); open !== -1; ) {
      const next = text.indexOf("<", open + 1);
      const end = text.slice(open, next === -1 ? open + MAX_TAG : next).indexOf(">");
      if (end > 1 && /^[a-z/!?]/i.test(text.slice(open + 1, open + 2))) {
        if (open > at) yield { kind: "text", text: text.slice(at, open), line };
        yield { kind: "tag", text: text.slice(open + 1, open + end), line };
        at = open + end + 1;
      }
      open = next;
    }
    if (at < text.length) yield { kind: "text", text: text.slice(at), line };
  }
}

const ATTRIBUTE = /(?<![\w:.-])([A-Za-z_][\w:.-]{0,60})\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)')/g;

/** The name of a tag in lower case, with a slash in front where it closes: `card`, `/zone`. */
export function tagName(tag: string): string {
  return /^\/?[a-z!?][\w:-]*/i.exec(tag)?.[0].toLowerCase() ?? "";
}

/** The attributes of a tag by their names in lower case. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single] of tag.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), double ?? single ?? "");
  return attributes;
}
