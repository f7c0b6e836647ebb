import { foldLetters } from "@spellwright/cards";
import type { DeckFormat, Language } from "@spellwright/contract";
import { ROLES, type Role } from "../roles/roles.ts";
import type { StrategyQuestion } from "../strategist.ts";
import { detectLanguage } from "./detect-language.ts";
import {
  ADVICE_WORDS,
  COUNT_WORDS,
  FORMAT_WORDS,
  ROLE_WORDS,
  RULES_WORDS,
  SUBJECT_WORDS,
  SUBJECTS,
  type Subject,
  WHICH_WORDS,
} from "./lexicon.ts";

/** What a question says, as far as its words are known. */
export interface Understanding {
  readonly language: Language;
  readonly subjects: ReadonlySet<Subject>;
  readonly roles: readonly Role[];
  readonly format: DeckFormat | null;
  /** Own turn by which something is drawn; null where none is named. */
  readonly turn: number | null;
  /** How many lands are wanted; null where none is named. */
  readonly landsWanted: number | null;
  /** Lands of the deck that the question tells of. */
  readonly landsTold: number | null;
  /** Cards of the deck that the question tells of. */
  readonly cardsTold: number | null;
  readonly onThePlay: boolean;
  readonly asksCount: boolean;
  readonly asksWhich: boolean;
  readonly asksAdvice: boolean;
  readonly asksRules: boolean;
}

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
};
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const read = (written: string | undefined): number | null =>
  written === undefined ? null : (NUMBERS[written] ?? Number(written));

const TURN = new RegExp(`\\b(?:turn|tour|t)\\s?${NUMBER}\\b`);
const LANDS = new RegExp(`\\b${NUMBER} (?:or more |ou plus |de )?(?:lands?|terrains?)\\b`, "g");
const CARDS = /\b(\d{2,3})[ -](?:cards?|cartes?)\b/;

/** More lands than a hand can hold are those of the deck. */
const MOST_IN_HAND = 7;

/** Words as they compare: small letters, no accents, one kind of apostrophe. */
const foldQuestion = (question: string): string =>
  foldLetters(question.replaceAll(/[’‘ʼ`´]/g, "'").replaceAll(/\[\[|\]\]/g, "")).replaceAll(
    /\s+/g,
    " ",
  );

/** A card's name says nothing of what is asked: “Counterspell” is no question on counterspells. */
const withoutNames = (folded: string, { cards }: StrategyQuestion): string =>
  cards.reduce((text, { written }) => {
    const name = foldQuestion(written);
    return name === "" ? text : text.replaceAll(name, " ");
  }, folded);

export const understand = (question: StrategyQuestion): Understanding => {
  const whole = foldQuestion(question.question);
  const text = withoutNames(whole, question);
  const lands = [...text.matchAll(LANDS)].flatMap(([, written]) => read(written) ?? []);
  return {
    language: detectLanguage(whole, question.language),
    subjects: new Set(SUBJECTS.filter((subject) => SUBJECT_WORDS[subject].test(text))),
    roles: ROLES.filter((role) => ROLE_WORDS[role].test(text)),
    format:
      FORMAT_WORDS.find(([words]) => words.test(text))?.[1] ??
      question.deck?.format ??
      question.format,
    turn: read(TURN.exec(text)?.[1]),
    landsWanted: lands.find((count) => count <= MOST_IN_HAND) ?? null,
    landsTold: lands.find((count) => count > MOST_IN_HAND) ?? null,
    cardsTold: read(CARDS.exec(text)?.[1]),
    onThePlay: /\b(?:on the play|going first|je commence|en commencant|sur le play)\b/.test(text),
    asksCount: COUNT_WORDS.test(text),
    asksWhich: WHICH_WORDS.test(text),
    asksAdvice: ADVICE_WORDS.test(text),
    asksRules: RULES_WORDS.test(text),
  };
};
