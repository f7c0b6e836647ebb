import { withoutMarkup } from "../parse-card.ts";
import { addHeading, addMetadata, enterBoard, enterCategory, type Reading } from "../reading.ts";
import { boardNamed, isCategoryWord } from "../vocabulary.ts";
import type { Recogniser } from "./recogniser.ts";

/** Longer lines are no headings. */
const MAX_HEADING = 80;
const DECORATION = /[\s=~*_#<>|+•·:\u2013\u2014-]|\p{Extended_Pictographic}|[★☆]/u;
const STRONG = /^(?:==|~~|##|--|\*\*|__|>>)/;
const COUNT_BEHIND =
  /\s?(?:[([]\s?\d{1,4}(?:\s\p{L}+)?\s?[)\]]|[:–—-]?\s?\d{1,4}(?:\s(?:cards?|cartes?))?)$/u;
const COUNT_BEFORE = /^\d{1,3}\s(?=\D)/;

function stripped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && DECORATION.test(text[start] ?? "")) start += 1;
  while (end > start && DECORATION.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}

/** The words of a heading without ornaments and the number of its cards. */
export function wordsOf(text: string): string {
  const section = /^\[([^\]\d][^\]]*)\]$/.exec(text)?.[1];
  const plain = stripped(section ?? withoutMarkup(text).replace(/\p{Extended_Pictographic}/gu, ""));
  return stripped(plain.replace(COUNT_BEHIND, "").replace(COUNT_BEFORE, ""));
}

function isDecorated(text: string): boolean {
  return STRONG.test(text) || text.endsWith(":") || /^\[\D[^\]]*\]$/.test(text);
}

/** Takes the words as a board, a pile or, in front of everything, the title of the list. */
function enter(words: string, decorated: boolean, numbered: boolean, reading: Reading): boolean {
  const board = boardNamed(words);
  if (board) {
    enterBoard(reading, board);
    return true;
  }
  if (isCategoryWord(words)) enterCategory(reading, words);
  else if (reading.cards?.knows(words)) return false;
  else if (decorated || numbered) enterCategory(reading, words);
  else return false;
  return true;
}

/**
 * `Sideboard`, `Créatures (24)`, `== Lands ==`, `[Main]`, `24 Lands`, `Ramp:`. A known card is no
 * heading, except under the very words of the boards.
 */
export const heading: Recogniser = (line, reading) => {
  const { text } = line;
  if (text.length > MAX_HEADING) return false;
  const words = wordsOf(text);
  if (!/\p{L}/u.test(words)) return false;
  const countedCard = /^\W{0,4}[x×]?\d/i.test(text) && !isCategoryWord(words) && !boardNamed(words);
  if (countedCard) return false;
  if (/^\d/.test(text) && reading.cards?.knows(words)) return false;
  const numbered = /[([]\s?\d{1,4}(?:\s\p{L}+)?\s?[)\]]\W{0,4}$/u.test(text);
  const decorated = isDecorated(text);
  const isTitle = /^==.*==$/.test(text) && reading.headings.length === 0;
  if (!enter(words, decorated, numbered, reading)) return false;
  addHeading(reading, line.number, text);
  const first = reading.entries.length === 0 && reading.board === "main";
  if (isTitle && first && !boardNamed(words) && !isCategoryWord(words)) {
    addMetadata(reading, line.number, "name", stripped(text));
    reading.category = null;
  }
  return true;
};
