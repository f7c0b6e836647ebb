import type { Card, Language } from "@spellwright/contract";
import { foldWords, isFunctionWord, plainText } from "@spellwright/text";
import { referenceOf } from "../deck-facts.ts";
import { createNameSigns, SIGN } from "./check/name-signs.ts";
import type { Remark } from "./model-report.ts";
import type { CheckedRemark } from "./report-advice.ts";

/** What a text names: cards by English name, and what is named like a card and none bears. */
export type NamesIn = (
  text: string,
) => Promise<{ readonly cards: readonly string[]; readonly unknown: readonly string[] }>;

const LONGEST = 400;
/** Shorter is no sentence. */
const SHORTEST = 12;

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;
const WORD = /\p{L}+/gu;
const CAPITAL = /\p{Lu}/u;
const STRANGE = /(?=\p{L})\P{Script=Latin}|[<>{}[\]|\\`_]/u;
const COUNTER = /[+-]\d\/[+-]\d/g;
/** Names of the game’s own that have a capital inside a sentence, in both languages. */
const OWN_NAMES: ReadonlySet<string> = new Set(["Commander", "Game", "Changer", "Changers"]);

/**
 * Makes the check of what a model says of a deck: a sentence passes where it names a card of the list, by a
 * name that it bears, and holds nothing else that could be a card’s name or a figure. Names are then written
 * in the language of the page.
 *
 * @param cards those that may be named
 * @param namesIn what the index of all cards finds in a text
 */
export const createRemarkCheck = (cards: readonly Card[], language: Language, namesIn: NamesIn) => {
  const { knows, mark, cardsIn, written } = createNameSigns(cards);
  const names = new Set(cards.map(({ name }) => name));
  /** Words of the cards’ own rules: a sentence may begin with one. */
  const vocabulary = new Set(
    cards.flatMap(({ oracle_text: text }) => foldWords(text ?? "").split(" ")),
  );

  const mayOpen = (word: string): boolean => {
    const folded = foldWords(word);
    return isFunctionWord(folded) || vocabulary.has(folded);
  };
  const isPlain = (sentence: string): boolean => {
    if (sentence.search(SIGN) === -1 || sentence.length < SHORTEST) return false;
    const said = sentence.replace(COUNTER, "");
    if (/[\p{N}/]/u.test(said)) return false;
    return [...said.matchAll(WORD)].every(
      ({ 0: word, index }) =>
        !CAPITAL.test(word) ||
        OWN_NAMES.has(word) ||
        (index === 0 && word.slice(1) === word.slice(1).toLowerCase() && mayOpen(word)),
    );
  };
  const isOfTheList = async (sentence: string): Promise<boolean> => {
    const found = await namesIn(written(sentence, ({ name }) => name));
    return found.unknown.length === 0 && found.cards.every((name) => names.has(name));
  };

  /** The sentences of a text that pass, and the cards that they name. Null where none does, or it is markup. */
  const checkText = async (text: string): Promise<CheckedRemark | null> => {
    if (STRANGE.test(text)) return null;
    const marked = mark(plainText(text, LONGEST));
    const kept: string[] = [];
    for (const sentence of marked.split(SENTENCE_END).map((each) => each.trim()))
      if (isPlain(sentence) && (await isOfTheList(sentence))) kept.push(sentence);
    if (kept.length === 0) return null;
    const shown = kept.join(" ").replaceAll("'", "’");
    return {
      text: written(shown, (card) =>
        language === "fr" ? (card.printed_name ?? card.name) : card.name,
      ),
      cards: cardsIn(shown).map((card) => referenceOf(card, null)),
    };
  };

  return {
    checkText,
    /** As `checkText`. A remark that lists a card which may not be named is dropped whole. */
    checkRemark: async ({ text, cards: listed }: Remark): Promise<CheckedRemark | null> =>
      listed.every(knows) ? checkText(text) : null,
  };
};
