import { addHeading, addMetadata, enterBoard, type Reading } from "../reading.ts";
import { boardNamed } from "../vocabulary.ts";
import { cardsIn } from "./card-list.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

const PREFIX = /^([^:]{1,24}?)\s?:\s?(\S.*)$/;
const SUM = /^\d{1,4}(?:\s?(?:cards?|cartes?))?$/i;

/** `Kraum & Tymna`: two names where the whole is none. */
function pairIn(text: string, reading: Reading): readonly string[] {
  if (!reading.cards || reading.cards.knows(reading.parse(text).name)) return [text];
  for (const mark of [" // ", " / ", " & ", " + ", " and ", " et ", " | "]) {
    const parts = text.split(mark);
    if (parts.length === 2 && parts.every((part) => reading.cards?.knows(part))) return parts;
  }
  return [text];
}

/** `SB: 1 Name`, `CMDR: Name`, `COMMANDER: 1 Name [foil]`, `Sideboard: 2 Name, 1 Name`. */
export const boardPrefix: Recogniser = (line, reading) => {
  const [, word = "", content = ""] = PREFIX.exec(line.text) ?? [];
  const board = boardNamed(word.replace(/^[^\p{L}]+/u, ""));
  if (!board || !content) return false;
  if (reading.cards?.knows(reading.parse(line.text).name)) return false;
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
