import { parseCard } from "../parse-card.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

/** One card, or a line that only the look-up can tell from talk: it stays uncounted. */
export const singleCard: Recogniser = (line, reading) => {
  noteCard(parseCard(line.text, reading.cards), line, reading);
  return true;
};
