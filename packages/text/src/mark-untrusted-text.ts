import { withoutLoneSurrogates } from "./lone-surrogates.ts";

/** Whatever some reader takes for the end of a line: CR, LF, VT, FF, the separators of files, NEL, U+2028, U+2029. */
const LINE_END =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what ends lines
  /\r\n|[\n\v\f\r\u001c-\u001e\u0085\u2028\u2029]/;
/** What nobody sees: it could hide in a mark, or hide words from whoever reads over it. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
  /[\u0000-\u0008\u000e-\u001b\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** Two or more of them in a row are the marks of a prompt. One alone compares sizes. */
const FENCE =
  /(?<![ \t])[ \t]{0,8}(?:[<\uff1c\u2039\u3008\u300a«]{2,}|[>\uff1e\u203a\u3009\u300b»]{2,})[ \t]{0,8}|[<\uff1c\u2039\u3008\u300a«]{2,}|[>\uff1e\u203a\u3009\u300b»]{2,}/gu;
/** The handle of a passage, a note or a card, in whatever brackets and digits. */
const HANDLE =
  /[[\uff3b\u3010\u3014\u27e6]\s*([R\uff32r\uff52N\uff2en\uff4eC\uff23c\uff43])\s*(\p{Nd}+)\s*[\]\uff3d\u3011\u3015\u27e7]?/gu;

const MARK = "| ";

/**
 * What others wrote, as the material of a prompt: each line begins with a bar, and none can end the material,
 * begin a line without a bar, or hold a fence or the handle of a passage.
 */
export const markUntrustedText = (text: string): string =>
  withoutLoneSurrogates(text)
    .replace(UNSEEN, "")
    // A blank: what stood around a fence must not meet and be one.
    .replace(FENCE, " ")
    .replace(
      HANDLE,
      (_, letter: string, number: string) =>
        `(${letter.normalize("NFKC").toUpperCase()} ${number})`,
    )
    .split(LINE_END)
    .map((line) => `${MARK}${line}`)
    .join("\n");

/** A text of our own sources in one line: a passage ends where its line ends. */
export const inOneLine = (text: string): string => text.split(LINE_END).join(" ");
