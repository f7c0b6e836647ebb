import type { Language, RuleLink } from "@spellwright/contract";

/** A text of a rule, and its language where that is not the page's. */
export interface RuleWords {
  readonly text: string;
  readonly lang: Language | undefined;
  /** Ours, beside the official text. */
  readonly isParaphrase: boolean;
}

type Worded = Pick<RuleLink, "text" | "verbatim" | "paraphrase" | "heading">;

/**
 * What a page says of a rule, in the order it is read: in French our words first, where we have them, and
 * the official English text beside; in English the official text alone.
 */
export const ruleWords = (
  rule: Worded,
  language: Language,
): readonly [RuleWords, ...RuleWords[]] => {
  const { text, verbatim, paraphrase, heading } = rule;
  // A text that is only its name ("Trample") is given in the page's language.
  const isEnglish = verbatim && text !== heading;
  const official: RuleWords = {
    text,
    lang: isEnglish && language === "fr" ? "en" : undefined,
    isParaphrase: false,
  };
  if (!verbatim || language === "en" || paraphrase === null) return [official];
  return [{ text: paraphrase.fr, lang: undefined, isParaphrase: true }, official];
};
