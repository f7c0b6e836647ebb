import {
  addEntry,
  addHeading,
  addMetadata,
  addProblem,
  enterBoard,
  enterCategory,
} from "../reading.ts";
import { boardNamed, isCategoryWord, metadataField, zoneNamed } from "../vocabulary.ts";
import { entryOf, noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

const COMMENT = /^(?:\/\/|#)[\s/#!]{0,8}/;
const KEY = /^([^:=]{1,30}?)\s?[:=]\s?(.*)$/;
const FROM_DECKSTATS = / from deckstats\.net$/i;
/** A comment of so many words may be the name of a pile. A longer one is a remark. */
const PILE_WORDS = 4;

/** `#4 Lightning Bolt`: copies, and no remark (`# 4 Lightning Bolt`). */
const HASHED_COPIES = /^#(?=\d{1,3}x?\s\S)/i;
/** `//play-1` of Untap: a zone with the number of its player. */
const ZONE = /^([a-z]{2,12})-\d{1,2}$/i;

/** The words of a heading without the number of its cards, its own (`sideboard-1`), or what follows a dash. */
function pileOf(text: string): string {
  const [head = ""] = text.split(/\s[-–—(]\s?|\s?\(/, 1);
  return head.replace(/(?<![:\s])[:\s]+$/, "").replace(/-\d{1,2}$/, "");
}

/** Copies behind a hash are a card where one bears the name; else they are told. */
const hashedCopies: Recogniser = (line, reading) => {
  if (!HASHED_COPIES.test(line.text)) return false;
  const text = line.text.slice(1);
  const card = reading.parse(text);
  if (reading.cards?.knows(card.name) === false) addProblem(reading, line.number, "notACard");
  else noteCard(card, { ...line, text }, reading);
  return true;
};

/** `//play-1`: a zone of a table. */
const zone: Recogniser = ({ text, number }, reading) => {
  const start = COMMENT.exec(text);
  const board = start ? zoneNamed(ZONE.exec(text.slice(start[0].length))?.[1] ?? "") : undefined;
  if (board === undefined) return false;
  enterBoard(reading, board);
  addHeading(reading, number, text);
  return true;
};

/**
 * `//Creatures`, `# Sideboard`, `// NAME: Goblins`, `# a remark`: comments hold headings, metadata
 * or remarks, never copies of cards. `# Commander: Name` says which card of the list leads it.
 */
const remark: Recogniser = (line, reading) => {
  const start = COMMENT.exec(line.text);
  if (!start) return false;
  const text = line.text.slice(start[0].length).trim();
  const [, key = "", value = ""] = KEY.exec(text) ?? [];
  const named = boardNamed(key);
  if ((named === "commander" || named === "companion") && value.trim()) {
    const card = reading.parse(value);
    addEntry(reading, { ...entryOf(card, line, reading, named), mentioned: true });
    return true;
  }
  const field = metadataField(key);
  if (field && value) {
    const plain = value.replace(FROM_DECKSTATS, "").trim();
    addMetadata(reading, line.number, field === "other" ? key.trim() : field, plain);
    return true;
  }
  const pile = pileOf(text);
  const board = boardNamed(pile);
  if (board && board !== "extra") enterBoard(reading, board);
  else if (isCategoryWord(pile) || (/^\p{L}/u.test(pile) && text.split(" ").length <= PILE_WORDS))
    enterCategory(reading, pile);
  else {
    addMetadata(reading, line.number, "comment", text);
    return true;
  }
  addHeading(reading, line.number, line.text);
  return true;
};

/** What `//` and `#` open. */
export const comment: Recogniser = (line, reading) =>
  hashedCopies(line, reading) || zone(line, reading) || remark(line, reading);
