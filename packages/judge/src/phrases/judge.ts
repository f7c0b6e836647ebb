import type { Bilingual, Language } from "@spellwright/contract";
import judgePhrases from "../../../../data/judge/sentences/judge.json" with { type: "json" };
import { fillSentence, inBothLanguages } from "./fill-sentence.ts";

/** Sentences the judge says when nothing decides: never a ruling, always plain. */
export { judgePhrases };

const MOST_SUGGESTED = 3;

/** A name that no card has, with close ones. */
export const unknownCard = (written: string, suggestions: readonly string[]): Bilingual =>
  fillSentence(suggestions.length > 0 ? judgePhrases.didYouMean : judgePhrases.unknownCard, {
    written,
    suggestions: suggestions.slice(0, MOST_SUGGESTED).join(", "),
  });

/** Of what is not decided: the rule that comes nearest, in one sentence. */
export const decidingRule = (number: string, says: Bilingual): Bilingual =>
  fillSentence(judgePhrases.decidingRule, { number, says });

/** The settled question that a likely answer rests on. */
export const restsOn = (title: Bilingual): Bilingual =>
  fillSentence(judgePhrases.restsOn, { title });

/** A settled question that comes near, with its answer. */
export const closeQuestion = (title: Bilingual, says: Bilingual): Bilingual =>
  fillSentence(judgePhrases.closeQuestion, { title, says });

/** A part of a message that has no answer. */
export const notAnswered = (asked: string): Bilingual =>
  fillSentence(judgePhrases.notAnswered, { asked });

/** Keyword abilities that are gone in what is asked: their rules decide nothing. */
export const goneAbility = (abilities: Bilingual): Bilingual =>
  fillSentence(judgePhrases.goneAbility, { abilities });

export const namedCards = (names: readonly string[]): Bilingual =>
  fillSentence(judgePhrases.namedCards, { names: names.join(", ") });

/** A told table in the words of a question. */
export const myLife = (life: number): Bilingual => fillSentence(judgePhrases.myLife, { life });
export const opponentLife = (life: number): Bilingual =>
  fillSentence(judgePhrases.opponentLife, { life });

/** « 1er octobre 2004 », “October 1, 2004”. */
const longDate = (language: Language, isoDate: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`))
    .replace(/^1 /, "1er ");

/**
 * An official note on a card, quoted as it stands: notes exist in English only.
 *
 * @param date ISO date of the note
 */
export const officialNote = (card: string, date: string, quoted: string): Bilingual =>
  fillSentence(judgePhrases.officialNote, {
    card,
    date: inBothLanguages((language) => longDate(language, date)),
    quoted: { fr: quoted, en: quoted.replaceAll("“", "‘").replaceAll("”", "’") },
  });
