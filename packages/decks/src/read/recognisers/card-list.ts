import { parseCard } from "../parse-card.ts";
import { addMetadata, type Reading } from "../reading.ts";
import { isCategoryWord } from "../vocabulary.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

/** A comma or semicolon before a number of copies, but not within a number (`100,000`). */
const BEFORE_COUNT = /(?<!\d)\s?[,;]\s?(?=[x×]?[1-9]\d{0,2}\s?[x×]?\s\S|[1-9]\d{0,2}[x×]\S)/i;
/** A comma or semicolon after `x4`. */
const AFTER_COUNT = /(?<=\s[x×]\d{1,3})\s?[,;]\s?/i;
/** A blank before a number of copies: a list that has lost its line ends. */
const BLANK_BEFORE_COUNT = /\s(?=[1-9]\d?x?\s\p{Lu})/u;
/** Most commas in one name, plus one. */
const MOST_PIECES = 4;
/** More names without copies in one line are no deck (DATA-01 holds 1,000 lines). */
const MOST_NAMES = 1000;
/** Share of pieces that must be cards where only the names show that the line is a list. */
const NEEDED_SHARE = 0.6;

/** `4 Lava Spike, burn`: one card with a remark in small letters, though a card is called so. */
const endsInRemark = ([first = "", ...others]: readonly string[]): boolean =>
  /^\d+x? \p{Lu}/u.test(first) && others.every((other) => /^\W*\p{Ll}/u.test(other));

/** Joins pieces again that are one name with a comma in it, the longest name first. */
function joinNames(pieces: readonly string[], reading: Reading): readonly string[] | undefined {
  const names: string[] = [];
  let known = 0;
  for (let at = 0; at < pieces.length; ) {
    let taken = 1;
    for (let size = Math.min(MOST_PIECES, pieces.length - at); size > 0; size--) {
      const name = reading.parse(pieces.slice(at, at + size).join(", ")).name;
      if (!reading.cards?.knows(name)) continue;
      taken = size;
      known += 1;
      break;
    }
    names.push(pieces.slice(at, at + taken).join(", "));
    at += taken;
  }
  return names.length > 1 && known / names.length >= NEEDED_SHARE ? names : undefined;
}

/** The cards of a line that names several, as written. Undefined when it is no list. */
export function cardsIn(text: string, reading: Reading): readonly string[] | undefined {
  if (/[,;]/.test(text)) {
    for (const separator of [BEFORE_COUNT, AFTER_COUNT]) {
      const pieces = text.split(separator).filter((piece) => /\S/.test(piece));
      if (pieces.length < 2) continue;
      const counted = pieces.filter((piece) => parseCard(piece, undefined).quantity !== null);
      if (counted.length >= pieces.length * NEEDED_SHARE) return pieces;
    }
    if (!reading.cards) return undefined;
    const pieces = text.split(/\s?[,;]\s?/).filter((piece) => /\S/.test(piece));
    if (pieces.length > 1 && pieces.length <= MOST_NAMES && !endsInRemark(pieces))
      return joinNames(pieces, reading);
  }
  if (!reading.cards) return undefined;
  const pieces = text.split(BLANK_BEFORE_COUNT);
  const known = pieces.filter((piece) => reading.cards?.knows(reading.parse(piece).name));
  return pieces.length > 1 && known.length >= pieces.length * NEEDED_SHARE ? pieces : undefined;
}

/** `1 Sol Ring, 1 Arcane Signet`: several cards in one line. */
export const cardList: Recogniser = (line, reading) => {
  if (reading.cards?.knows(reading.parse(line.text).name)) return false;
  const cards = cardsIn(line.text, reading);
  if (!cards) return false;
  // “16 creatures, 9 sorceries” counts piles.
  if (cards.every((text) => isCategoryWord(reading.parse(text).name))) {
    addMetadata(reading, line.number, "count", line.text);
    return true;
  }
  for (const text of cards) noteCard(reading.parse(text), { number: line.number, text }, reading);
  return true;
};
