import type { Steps } from "@spellwright/cards";
import { tidy } from "./lines.ts";
import { addHeading, addMetadata, enterBoard, type Reading } from "./reading.ts";
import { noteCard } from "./recognisers/entry.ts";

/** `.93	4	Lightning Bolt`: a number of the game's own, copies and name. */
const CARD = /^\.\d{1,5}\s+(\d{1,4}\s+\S.*)$/;
/** `.vBlack`: what comes in against a color. */
const AGAINST = /^\.v[A-Z][a-z]{2,10}$/;

/** Whether a list is a deck of the game by MicroProse (Shandalar). */
export function isMicroprose(texts: readonly string[]): boolean {
  return texts.some((text) => CARD.test(tidy(text.slice(0, 200))));
}

/** Reads a `.dck` file by MicroProse: a title, remarks behind `;`, cards, and what comes in by color. */
export function* readMicroprose(reading: Reading): Steps<void> {
  for (const [index, written] of reading.texts.entries()) {
    yield;
    const [number, text] = [index + 1, tidy(written)];
    reading.work += written.length;
    const card = CARD.exec(text)?.[1];
    if (card !== undefined) noteCard(reading.parse(card), { number, text }, reading);
    else if (AGAINST.test(text)) {
      enterBoard(reading, "sideboard");
      addHeading(reading, number, text);
    } else if (text !== "") {
      const isTitle = reading.entries.length === 0 && !text.startsWith(";");
      addMetadata(reading, number, isTitle ? "name" : "comment", text);
    }
  }
}
