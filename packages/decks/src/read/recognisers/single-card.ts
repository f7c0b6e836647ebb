import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

/** One card, or a line that only the look-up can tell from talk: it stays uncounted. */
export const singleCard: Recogniser = (line, reading) => {
  noteCard(reading.parse(line.text), line, reading);
  return true;
};
