import type { Language } from "@spellwright/contract";
import { foldWords, singularsOf } from "@spellwright/text";
import { isGameTerm, isOrdinaryWord } from "./game-terms.ts";
import type { LegendNames } from "./legends.ts";
import { legendsByShortName } from "./legends.ts";
import { matchesAt } from "./match-names.ts";
import { isDoneWithCards } from "./name-context.ts";
import type { NameTable } from "./name-table.ts";
import type { CardName, NameInText } from "./resolver.ts";
import { type SentenceWord, sentenceWords } from "./sentence.ts";
import type { Steps } from "./steps.ts";

/** Cards that are played less are meant by their whole names, or with a capital. */
const PLAYED = 20_000;
/** More guesses say nothing. */
const MOST = 4;
/** Cards of one short name that may be meant. */
const MOST_OF_A_NAME = 2;
const SHORTEST = 4;

/** What a word would be without the ending that it has in a sentence: “cloned”, “flings”, “exiling”. */
const baseForms = (word: string): readonly string[] => {
  const bare = word.replace(/(?:ed|ing|e?d)$/, "");
  const forms = bare === word || bare.length < SHORTEST - 1 ? [] : [bare, `${bare}e`];
  const single = bare.replace(/([bdgmnprt])\1$/, "$1");
  return [word, ...singularsOf(word), ...forms, ...(single === bare ? [] : [single])];
};

/** Halves of one word each are everyday words: nobody means “Life // Death” by “life”. */
const HALVES = /^\S+ \/\/ \S+$/;

/** Whether a word may stand for a card: neither half a split card nor a term of the game in English. */
const mayStandFor = ({ name }: CardName): boolean =>
  !HALVES.test(name) && !isGameTerm(foldWords(name));

/** The words of the names that were read: “Marchesa” is the one that is named in full. */
const wordsNamed = (named: readonly NameInText[]): ReadonlySet<string> =>
  new Set(named.flatMap(({ name, written }) => foldWords(`${name} ${written}`).split(" ")));

const rankOf = ({ rank }: CardName): number => rank ?? Number.POSITIVE_INFINITY;

/** The most played of the cards that a word may stand for. */
const likeliest = (cards: readonly CardName[]): readonly CardName[] =>
  cards
    .filter(mayStandFor)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST_OF_A_NAME)
    .filter((card) => rankOf(card) <= PLAYED);

/** Makes the reader of words that may be names, in steps of a word. */
export function createPossibleNameReader(
  table: NameTable,
  legends: LegendNames,
): (
  text: string,
  language: Language,
  named: readonly NameInText[],
) => Steps<readonly NameInText[]> {
  const mayBeName = (folded: string): boolean =>
    folded.length >= SHORTEST && !isGameTerm(folded) && !isOrdinaryWord(folded);

  function cardsCalled(form: string): readonly CardName[] {
    const short = legendsByShortName(table, legends, form);
    if (short.length > 0) return short;
    return table.entriesOf(form).map(({ card }) => table.cards.card(card));
  }

  /** The cards of a word or of the words from it on, the longest name first. */
  function cardsAt(
    text: string,
    words: readonly SentenceWord[],
    at: number,
    language: Language,
  ): { readonly cards: readonly CardName[]; readonly length: number; readonly end: number } {
    for (const match of matchesAt(table, text, words, at, language))
      if (mayBeName(match.folded) && !match.printed.includes("_")) return match;
    const { folded = "", end = 0 } = words[at] ?? {};
    const forms = baseForms(folded).filter(mayBeName).map(cardsCalled);
    return { cards: forms.find((cards) => cards.length > 0) ?? [], length: 1, end };
  }

  return function* (text, language, named) {
    const words = sentenceWords(text);
    const found: { readonly card: CardName; readonly name: NameInText }[] = [];
    const known = new Set(named.map(({ id }) => id));
    const taken = wordsNamed(named);
    for (let at = 0; at < words.length; ) {
      yield;
      const word = words[at];
      if (!word || taken.has(word.folded) || isDoneWithCards(word)) {
        at++;
        continue;
      }
      const { cards, length, end } = cardsAt(text, words, at, language);
      for (const card of likeliest(cards)) {
        if (known.has(card.id)) continue;
        known.add(card.id);
        const { id, name } = card;
        const written = text.slice(word.start, end);
        found.push({ card, name: { id, name, written, start: word.start, end } });
      }
      at += length;
    }
    return found
      .toSorted((a, b) => rankOf(a.card) - rankOf(b.card))
      .slice(0, MOST)
      .map(({ name }) => name);
  };
}
