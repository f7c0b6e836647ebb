import type { Line } from "../lines.ts";
import { addHeading, addMetadata, enterBoard, type Reading } from "../reading.ts";
import { boardNamed } from "../vocabulary.ts";
import { cardsIn } from "./card-list.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

const PREFIX = /^([^:=]{1,24}?)\s?[:=]\s?(\S.*)$/;
/** `Commander Name`, `Commander - Name`, `[Commander] Name`. */
const LOOSE_PREFIX = /^[[(]?(\p{L}{2,15})[\])]?\s(?:[-–—]\s)?(\S.*)$/u;
const SUM = /^\d{1,4}(?:\s?(?:cards?|cartes?))?$/i;

/** `Kraum & Tymna`: two names where the whole is none; `//` also stands between names of one card. */
function pairIn(text: string, reading: Reading): readonly string[] {
  if (!reading.cards || reading.cards.knows(text)) return [text];
  const isCard = reading.cards.knows(reading.parse(text).name);
  const marks = [" / ", " & ", " + ", " and ", " et ", " | "];
  for (const mark of isCard ? marks : [" // ", ...marks]) {
    const parts = text.split(mark);
    if (parts.length === 2 && parts.every((part) => reading.cards?.knows(part))) return parts;
  }
  return [text];
}

/** A board and a card behind it without a colon: only a known card tells, and no card called so. */
function looselyPrefixed(line: Line, { cards, parse }: Reading): boolean {
  const [, word = "", content = ""] = LOOSE_PREFIX.exec(line.text) ?? [];
  const board = boardNamed(word);
  if (!cards || board === undefined || board === "main") return false;
  return cards.knows(parse(content).name) && !cards.knows(line.text);
}

/** `SB: 1 Name`, `CMDR: Name`, `COMMANDER: 1 Name [foil]`, `Sideboard: 2 Name, 1 Name`. */
export const boardPrefix: Recogniser = (line, reading) => {
  const prefix = looselyPrefixed(line, reading) ? LOOSE_PREFIX : PREFIX;
  const [, word = "", content = ""] = prefix.exec(line.text) ?? [];
  const board = boardNamed(word.replace(/^[^\p{L}]+/u, ""));
  if (!board || !content) return false;
  const whole = reading.parse(line.text).name;
  if (whole.includes(":") && reading.cards?.knows(whole)) return false;
  if (SUM.test(content)) {
    enterBoard(reading, board);
    addHeading(reading, line.number, line.text);
    return true;
  }
  const part = { number: line.number, text: content };
  const list = cardsIn(content, reading);
  if (board === "main" && !list && reading.parse(content).quantity === null) {
    addMetadata(reading, line.number, "name", content);
    return true;
  }
  reading.boardsAreNamed = true;
  const names = list ?? (board === "commander" ? pairIn(content, reading) : [content]);
  for (const name of names) noteCard(reading.parse(name), { ...part, text: name }, reading, board);
  return true;
};
