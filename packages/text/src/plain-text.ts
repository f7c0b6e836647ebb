import { withoutLoneSurrogates } from "./lone-surrogates.ts";

/** Characters that hide, reorder or imitate others. None belongs to a ruling. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|period));/gi;
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", period: "." },
};
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const HIGHEST_CODE_POINT = 0x10ffff;
const TAG = /<\/?[a-z!?][^<>]{0,2000}>?/gi;
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^[\]\n]{0,300})\]\((?:[^()\n]|\([^()\n]*\)){0,2000}\)/g, "$1"],
  [/\b(?:https?|ftp|javascript|data|vbscript|file|blob):(?:[^\s()\]]|\([^\s()]*\))*/gi, ""],
  [/\bwww\.[^\s)\]]+/gi, ""],
  [/```[a-z]*|`/g, ""],
  [/\*\*|__|~~/g, ""],
];

/** A digit of any script as an Arabic one: Unicode keeps the ten of a script together. */
const arabicDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 9; value > 0; value -= 1) {
    const zero = String.fromCodePoint(code - value);
    if (/^\p{Nd}$/u.test(zero) && !/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1)))
      return String(value);
  }
  return "0";
};

const decodeEntity = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : "";
};

/**
 * What a language model wrote as plain text: no tags, no links, no marks of emphasis, nothing
 * invisible, no half of a sign, digits and letters in their ordinary form, so that the checks see what a
 * reader sees and the database keeps it.
 *
 * @param longest in characters. More is cut at the end of a word
 */
export const plainText = (written: string, longest: number): string => {
  let text = written.slice(0, 4 * longest).replace(ENTITY, decodeEntity);
  text = withoutLoneSurrogates(text)
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (sign) =>
      String.fromCharCode((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
    )
    .replace(/(?![0-9])\p{Nd}/gu, arabicDigit)
    .replace(TAG, "");
  for (const [pattern, replacement] of MARKUP) text = text.replace(pattern, replacement);
  text = text.replace(/[^\S\n\u00a0\u202f]+/g, " ").trim();
  if (text.length <= longest) return text;
  return `${withoutLoneSurrogates(text.slice(0, longest)).replace(/\s\S*$/, "")}…`;
};
