import type { Card } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import { foldWords, isFunctionWord, singularsOf, splitWords, type Word } from "@spellwright/text";
import type { NamedCard, StrategyDeck, StrategyQuestion } from "../strategist.ts";
import { isOrdinary } from "./rank-subjects.ts";

/** So many cards are read before others may go first. */
const CARDS_A_STEP = 50;
/** Shorter words are part of too many names. */
const SHORTEST = 4;

const namesOf = ({ name, printed_name }: Card): readonly string[] =>
  printed_name == null ? [name] : [name, printed_name];

const wordsOf = (text: string): readonly string[] => foldWords(text).split(" ");

/** A word as names may have it: “walkers”, “Rocco’s”. */
const formsOf = (folded: string): readonly string[] => [
  folded,
  ...singularsOf(folded),
  folded.replace(/s$/, ""),
];

/** The cards of a list, by the words of their names in both languages. Basic lands have everyday names. */
function* cardsByWord({ entries }: StrategyDeck): Steps<ReadonlyMap<string, ReadonlySet<Card>>> {
  const found = new Map<string, Set<Card>>();
  for (const [at, { card }] of entries.entries()) {
    if (at % CARDS_A_STEP === 0) yield;
    if (card === null || card.type_line.startsWith("Basic")) continue;
    for (const word of new Set(namesOf(card).flatMap(wordsOf)))
      if (word.length >= SHORTEST) found.set(word, (found.get(word) ?? new Set()).add(card));
  }
  return found;
}

/** Said by several cards. */
const SEVERAL = "";
/** Looked up, and said beside names. */
const SAID = ".";

/** Which card of a list says a word, read once for each list: a question asks of many words. */
function* sayersOf(entries: StrategyDeck["entries"]): Steps<Map<string, string>> {
  const known = sayersByList.get(entries);
  if (known !== undefined) return known;
  const sayers = new Map<string, string>();
  for (const [at, { card }] of entries.entries()) {
    if (at % CARDS_A_STEP === 0) yield;
    if (card === null) continue;
    for (const word of new Set(wordsOf(textsOf(card))))
      sayers.set(word, [card.name, undefined].includes(sayers.get(word)) ? card.name : SEVERAL);
  }
  sayersByList.set(entries, sayers);
  return sayers;
}
const sayersByList = new WeakMap<StrategyDeck["entries"], Map<string, string>>();

const textsOf = (card: Card): string =>
  [card, ...(card.card_faces ?? [])]
    .map(({ oracle_text, type_line }) => `${oracle_text ?? ""} ${type_line ?? ""}`)
    .join(" ");

/** Whether a card of a list says a word beside a name: “Partner with Merry, Warden of Isengard” says a name alone. */
function* isSaidBeside(word: string, { name }: Card, entries: StrategyDeck["entries"]) {
  for (const [at, { card }] of entries.entries()) {
    if (at % CARDS_A_STEP === 0) yield;
    if (card === null || card.name === name) continue;
    if (wordsOf(textsOf(card).replaceAll(name, " ")).includes(word)) return true;
  }
  return false;
}

/** Whether other cards of the list say a word: then it is one of the game, “explore”, “morph”. Read once for each. */
function* isOfTexts(word: string, card: Card, { entries }: StrategyDeck): Steps<boolean> {
  const sayers = yield* sayersOf(entries);
  const sayer = sayers.get(word) ?? card.name;
  if (sayer === card.name) return false;
  if (sayer === SAID || !(card.name.includes(",") || isSomebody(card))) return true;
  const isSaid = yield* isSaidBeside(word, card, entries);
  sayers.set(word, isSaid ? SAID : card.name);
  return isSaid;
}

const isSomebody = ({ type_line }: Card): boolean =>
  type_line.startsWith("Legendary") && /Creature|Planeswalker/.test(type_line);

/** Whether somebody is called by a word: “Vraska, Relic Seeker”, “Abaddon the Despoiler”. Nobody is called “Lord”. */
const isCalled = (word: string, name: string, card: Card): boolean => {
  if (name.includes(",")) return foldWords(name.split(",")[0] ?? "") === word;
  const [first, next = ""] = wordsOf(name);
  return isSomebody(card) && first === word && isFunctionWord(next);
};

/** The one of several cards that is called by this word alone. */
const calledBy = (word: string, cards: readonly Card[]): Card | undefined => {
  const [first, ...others] = [...new Map(cards.map((card) => [card.name, card])).values()];
  if (others.length === 0) return first;
  const called = cards.filter((card) => namesOf(card).some((name) => isCalled(word, name, card)));
  return called.length === 1 ? called[0] : undefined;
};

/**
 * The card of the list that a word of a question stands for.
 *
 * @param isName whether the word is the name of a card that is not in the list: then it is no word people say
 */
function* meantBy(
  { folded }: Word,
  deck: StrategyDeck,
  byWord: ReadonlyMap<string, ReadonlySet<Card>>,
  isName: boolean,
): Steps<Card | undefined> {
  for (const form of formsOf(folded)) {
    const cards = byWord.get(form);
    if (cards === undefined || isFunctionWord(form) || (isOrdinary(form) && !isName)) continue;
    const card = calledBy(form, [...cards]);
    if (card !== undefined && !(yield* isOfTexts(form, card, deck))) return card;
  }
  return undefined;
}

/** How much of a question around a word belongs to the name of a card. */
const spanOf = (
  words: readonly Word[],
  at: number,
  card: Card,
  isFree: (word: Word) => boolean,
): readonly [number, number] => {
  const own = new Set(namesOf(card).flatMap(wordsOf));
  const isOwn = (place: number): boolean => {
    const word = words[place];
    return (
      word !== undefined &&
      isFree(word) &&
      !isFunctionWord(word.folded) &&
      formsOf(word.folded).some((form) => own.has(form))
    );
  };
  let [from, to] = [at, at];
  while (isOwn(from - 1)) from -= 1;
  while (isOwn(to + 1)) to += 1;
  return [from, to];
};

const startOf = (question: string, { written }: NamedCard): number => question.indexOf(written);

/**
 * A question in which cards of the list are named by a part of their name as well: “llanowar”, “Vraska”, “muse”.
 * A word that people say of decks is none (`isOrdinary`). In steps: each card of the list is read.
 */
export function* withOwnNames(asked: StrategyQuestion): Steps<StrategyQuestion> {
  const { deck, question } = asked;
  if (deck === null) return asked;
  const held = new Set(deck.entries.map(({ card, name }) => card?.name ?? name));
  const byWord = yield* cardsByWord(deck);
  const words = splitWords(question);
  // A single word that also names a card of the list means that one.
  const given = asked.cards.filter(
    ({ card, written }) => held.has(card.name) || written.includes(" "),
  );
  const outside = new Set(
    asked.cards.flatMap((each) => (given.includes(each) ? [] : [foldWords(each.written)])),
  );
  const taken = given.flatMap((named) => {
    const start = startOf(question, named);
    return start < 0 ? [] : [{ start, end: start + named.written.length }];
  });
  const names = new Set(given.map(({ card }) => card.name));
  const found: NamedCard[] = [];
  const isFree = (word: Word): boolean =>
    !taken.some(({ start, end }) => word.start < end && word.end > start);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !isFree(word)) continue;
    const card = yield* meantBy(word, deck, byWord, outside.has(word.folded));
    if (card === undefined) continue;
    const [from, to] = spanOf(words, at, card, isFree);
    at = to;
    const [first, last] = [words[from], words[to]];
    if (first === undefined || last === undefined || names.has(card.name)) continue;
    names.add(card.name);
    found.push({ card, written: question.slice(first.start, last.end) });
  }
  if (found.length === 0) return asked;
  const written = new Set(found.map((each) => each.written));
  const others = asked.cards.filter((each) => given.includes(each) || !written.has(each.written));
  return {
    ...asked,
    cards: [...others, ...found].toSorted(
      (one, other) => startOf(question, one) - startOf(question, other),
    ),
  };
}
