import { compactString } from "./compact-string.ts";
import { foldPhrase } from "./fold-phrase.ts";

/** A sentence of a text, and whether it asks. */
export interface Sentence {
  /** As written, with its mark. */
  readonly written: string;
  /** Folded, curly apostrophes straightened, blanks joined. */
  readonly folded: string;
  readonly asks: boolean;
}

/** Splits at `. ? !`, line ends and before « Vraie question : »-like colons; decimals and rule numbers stay whole. */
export const splitSentences = (text: string): readonly Sentence[] =>
  text
    .split(/(?<=[?!])|(?<=\.)(?=\s|$)|\n+/u)
    .map((written) => written.trim())
    .filter((written) => /[\p{L}\p{N}]/u.test(written))
    .map((written) => ({
      written,
      folded: compactString(foldPhrase(written)),
      asks: written.includes("?"),
    }));
