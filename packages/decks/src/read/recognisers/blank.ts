import type { Recogniser } from "./recogniser.ts";

/** Nothing, or a rule of dashes: the end of a group, and of the commander's section. */
export const blank: Recogniser = (line, reading) => {
  if (/[\p{L}\p{N}]/u.test(line.text) || line.text.includes("_")) return false;
  if (line.text !== "" && reading.kinds[line.number - 1] === "blank")
    reading.kinds[line.number - 1] = "metadata";
  if (reading.entries.length > 0) reading.group += 1;
  const led = reading.board === "commander" || reading.board === "companion";
  if (led && reading.entriesOfBoard > 0) reading.board = "main";
  return true;
};
