import type { Language } from "@spellwright/contract";
import { detectLanguage } from "@spellwright/text";

/** What is known of who reads an answer. */
export interface LanguageHints {
  /** The owner's choice. */
  readonly chosen: Language | null;
  /** Discord's name for the server's language: `en-US` unless its owner set another one. */
  readonly guildLocale: string;
  /** Of the person's own Discord. Known for commands and buttons only. */
  readonly personLocale?: string;
  readonly text?: string;
}

const isFrench = (locale: string | undefined): boolean => /^fr\b/i.test(locale ?? "");

/**
 * The language to answer in: the owner's choice, else the server's, else the person's, else the one the
 * question is written in. A server in `en-US` has said nothing: that is what every server begins with.
 */
export const answerLanguage = ({
  chosen,
  guildLocale,
  personLocale,
  text = "",
}: LanguageHints): Language => {
  if (chosen !== null) return chosen;
  if (isFrench(guildLocale) || isFrench(personLocale)) return "fr";
  return detectLanguage(text, "en");
};
