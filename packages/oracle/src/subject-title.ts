import type { Language } from "@spellwright/contract";
import { cutText, foldPhrase } from "@spellwright/text";

/** ORA-08: titles of discussions hold 60 characters. */
const TITLE_MAX = 60;
/** More names than these tell less. */
const MOST_NAMES = 2;

/** What a question turned out to be about. */
interface Subject {
  readonly question: string;
  /** Of its cards, as the language prints them. */
  readonly cards: readonly string[];
  /** Of the rules that are cited: those that the question itself names tell what it is about. */
  readonly keywords: readonly string[];
  readonly language: Language;
}

const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** A sentence as it goes on after a colon: “I” keeps its capital. */
const continued = (text: string, language: Language): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase(language) + text.slice(1) : text;

/**
 * The title that a discussion gets (ORA-08): the question, behind a card or a keyword where it names none.
 * "How much life do I gain?" is the title of a hundred discussions.
 *
 * @param suggested the sentence that asks, cut at its end where it is long, or what a model suggests
 * @returns null where the beginning of the question says it best
 */
export const subjectTitle = (
  suggested: string | null,
  { question, cards, keywords, language }: Subject,
): string | null => {
  if (suggested === null) return null;
  const asked = foldPhrase(question.replace(/\s+/g, " "));
  const named = keywords.filter((keyword) => asked.includes(foldPhrase(keyword)));
  const names = [...cards, ...named];
  const folded = foldPhrase(suggested.replace(/…$/, ""));
  // A title in words of its own is a model's: it says what the question is about.
  if (!asked.includes(folded)) return suggested;
  if (names.some((name) => folded.includes(foldPhrase(name)))) return suggested;
  if (names.length === 0) return question.trim().length <= TITLE_MAX ? null : suggested;
  const subject =
    cards.length > 0
      ? cards.slice(0, MOST_NAMES).join(" + ")
      : named.slice(0, MOST_NAMES).join(", ");
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return cutText(
    `${capitalised(subject, language)}${colon}${continued(suggested, language)}`,
    TITLE_MAX,
  );
};
