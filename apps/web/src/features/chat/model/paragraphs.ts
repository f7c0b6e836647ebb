import { withoutMarkup } from "../../../lib/text/card-markup.ts";

const HEADING = /^\s*#{1,6}\s+/;
const BLOCK = /^\s*(#{1,6}|>|[-*+]|\d+[.)])\s+/;
const INLINE: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]\n]{0,300})\]\([^)\s]*\)/g, "$1"],
  [/(\*\*|__)(.+?)\1/g, "$2"],
  [/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, "$1"],
  [/`([^`\n]+)`/g, "$1"],
];

const plain = (line: string): string =>
  INLINE.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    withoutMarkup(line).replace(BLOCK, "").trim(),
  );

/**
 * Markdown or plain text as paragraphs of plain text: headings and list items become paragraphs of
 * their own, emphasis and links keep their words. Nothing is ever read as HTML.
 */
export const paragraphsOf = (markdown: string): string[] => {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const text = plain(line);
    if (text === "") open = false;
    else if (open && !BLOCK.test(line)) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else {
      paragraphs.push(text);
      open = !HEADING.test(line);
    }
  }
  return paragraphs;
};
