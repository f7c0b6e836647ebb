import type { Language, Ruling } from "@spellwright/contract";
import { certainLanguage } from "@spellwright/text";

const OPENING =
  /^((?:probablement |probably )?(?:oui|non|yes|no))(?![\p{L}\p{N}])[\s\u202f\u00a0]*[,.:;!—–-]?[\s\u202f\u00a0]*/iu;
const MEANING = { oui: "yes", yes: "yes", non: "no", no: "no" } as const;

/** A ruling taken apart for the eye: its yes or no, one sentence under it, and what more it says. */
export interface Headline {
  /** As it was written: "Oui", "No", "Probably yes". Null where none opens it. */
  readonly word: string | null;
  /** Its first sentence. Empty where the word says it all. */
  readonly sentence: string;
  readonly rest: string;
}

const sentencesOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(
    ({ segment }) => segment,
  );

/** The yes or no that opens a text, where it is the verdict of its ruling, and what the text says after it. */
const openingOf = (text: string, verdict: Ruling["verdict"]): readonly [string | null, string] => {
  const opening = OPENING.exec(text);
  const word = opening?.[1];
  if (verdict === null || opening === null || word === undefined) return [null, text];
  const [meant = ""] = word.toLowerCase().split(" ").slice(-1);
  if (MEANING[meant as keyof typeof MEANING] !== verdict) return [null, text];
  const said = text.slice(opening[0].length);
  return [word, said.charAt(0).toLocaleUpperCase() + said.slice(1)];
};

/**
 * What of a ruling is shown large: its yes or no alone, and its first sentence (guide §1). Answers to several
 * questions stay together, and so does what decides nothing.
 *
 * @param text of the ruling, without markup
 */
export const headlineOf = (
  text: string,
  { outcome, verdict, language }: Pick<Ruling, "outcome" | "verdict" | "language">,
): Headline => {
  if (outcome !== "ruling" || text.includes("\n")) return { word: null, sentence: text, rest: "" };
  const [word, said] = openingOf(text, verdict);
  const [sentence = "", ...rest] = sentencesOf(said, language ?? certainLanguage(text) ?? "fr");
  return { word, sentence: sentence.trim(), rest: rest.join("").trim() };
};
