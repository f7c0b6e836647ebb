import type { Language } from "@spellwright/contract";
import { compactString } from "./compact-string.ts";

/** What print has more than one sign for, with the sign of a keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "…": "...",
  "−": "-",
  œ: "oe",
  Œ: "Oe",
  "\u2009": " ",
  "\u202F": " ",
};
const SIGNS = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/**
 * A text (NFC) with the signs of a keyboard for those of print: the same words, most often in one byte a
 * letter, so that no pattern is compiled once more for texts of two. The length may change.
 */
export const toKeyboardPunctuation = (text: string): string =>
  compactString(text.normalize("NFC").replace(SIGNS, (sign) => PLAIN[sign] ?? sign));

/**
 * A text in the signs of a keyboard as it is printed: its apostrophes, and the blank that French keeps before a
 * mark. Ligatures stay written out.
 */
export const toPrintedPunctuation = (text: string, language: Language): string => {
  const printed = text.replace(/(?<=[\p{L}\p{N}])'/gu, "’");
  return language === "fr" ? printed.replace(/ (?=[?!;])/g, "\u202F") : printed;
};
