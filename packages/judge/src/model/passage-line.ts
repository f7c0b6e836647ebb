import type { Language } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { inOneLine } from "@spellwright/text";
import { keepSentences } from "./keep-sentences.ts";

/** Of a longer rule (three of the book are) only the sentences that share most with the question are told. */
const LONGEST = 1_600;
/** In a small context no rule takes more than this share of the prompt. */
const SHARE = 0.1;
/** Handle, number, heading and line end. */
const AROUND = 50;

/** What a rule is told with. */
interface PassageContext {
  readonly rulebook: Rulebook;
  readonly language: Language;
  /** Stems of the question's words. */
  readonly asked: ReadonlySet<string>;
  /** Of instructions and prompt, in characters. */
  readonly longest: number;
}

const longestOf = (prompt: number): number => Math.min(LONGEST, SHARE * prompt);

/** What a passage takes at most of a prompt so long, in characters. */
export const passageLength = (
  number: string,
  { rulebook, language, longest }: Pick<PassageContext, "rulebook" | "language" | "longest">,
): number =>
  Math.min(longestOf(longest), rulebook.read(number, language)?.text.length ?? 0) + AROUND;

/** A rule under its handle, in one line. */
export const passageLine = (
  handle: string,
  number: string,
  { rulebook, language, asked, longest }: PassageContext,
): string => {
  const { text = "", heading } = rulebook.read(number, language) ?? {};
  const titled = heading && !text.startsWith(heading) ? `(${heading}) ` : "";
  return `[${handle}] ${number} ${titled}${inOneLine(keepSentences(text, longestOf(longest), asked))}`;
};
