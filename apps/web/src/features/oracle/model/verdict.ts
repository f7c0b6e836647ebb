import type { Language, Ruling } from "@spellwright/contract";
import { sureLanguage } from "@spellwright/text";

const OPENING =
  /^((?:probablement |probably )?(?:oui|non|yes|no))(?![\p{L}\p{N}])[\s\u202f\u00a0]*[,.:;!—–-]?[\s\u202f\u00a0]*/iu;
const MEANING = { oui: "yes", yes: "yes", non: "no", no: "no" } as const;

/** A decision taken apart for the eye: its first word, one sentence under it, and what more it says. */
export interface Verdict {
  /** As it was written: "Oui", "No", "Probably yes". */
  readonly word: string;
  /** Its first sentence; empty where the word says it all. */
  readonly sentence: string;
  readonly rest: string;
}

const sentencesOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(
    ({ segment }) => segment,
  );

/**
 * The yes or no that opens a ruling, so that it can stand alone (guide §1).
 *
 * @param text of the ruling, without markup
 * @returns null for a ruling that answers something else, or that opens with another word than its verdict
 */
export const verdictOf = (
  text: string,
  { outcome, verdict, language }: Pick<Ruling, "outcome" | "verdict" | "language">,
): Verdict | null => {
  const opening = OPENING.exec(text);
  const word = opening?.[1];
  if (outcome !== "ruling" || verdict === null || opening === null || word === undefined)
    return null;
  const [meant = ""] = word.toLowerCase().split(" ").slice(-1);
  if (MEANING[meant as keyof typeof MEANING] !== verdict) return null;
  const said = text.slice(opening[0].length);
  const capital = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  const [sentence = "", ...rest] = sentencesOf(capital, language ?? sureLanguage(text) ?? "fr");
  return { word, sentence: sentence.trim(), rest: rest.join("").trim() };
};
