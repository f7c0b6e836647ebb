import type { Card } from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import type { AnswerContext } from "../answers/answer-part.ts";
import { mayJoin } from "../answers/legality.ts";
import { referenceOf } from "../deck-facts.ts";
import type { CardReference, ProposedList, StrategyRun } from "../strategist.ts";
import type { LookUp } from "./look-up/look-up.ts";
import type { ModelAdvice } from "./model-advice.ts";

const TITLE_LONGEST = 120;
const LISTS_MOST = 3;
/** Different cards of one list. */
const LIST_LONGEST = 250;
const COPIES_MOST = 99;
/** More names than a whole answer holds are not looked up. */
const NAMES_MOST = 400;
/** A card may be called by one word, which elsewhere is an ordinary one. */
const CAPITAL_WORD = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,}(?!\p{L})/gu;

/** The cards of an answer. */
export interface CheckedCards {
  /** All that it may name: a name alone proves nothing. */
  readonly cards: readonly Card[];
  /** Of those that it lists, the ones that exist and may be played. */
  readonly shown: readonly CardReference[];
  readonly invented: readonly string[];
  readonly lists: readonly ProposedList[];
}

/** Lists whose every card may be played. A list with a card that may not is no list to play. */
const checkLists = (
  { decklists }: ModelAdvice,
  mayPlay: (name: string) => boolean,
): readonly ProposedList[] =>
  decklists
    .slice(0, LISTS_MOST)
    .filter(
      ({ cards }) =>
        cards.length > 0 &&
        cards.length <= LIST_LONGEST &&
        cards.every(({ name, quantity }) => mayPlay(name) && quantity >= 1),
    )
    .map(({ name, cards }) => ({
      name: plainText(name, TITLE_LONGEST),
      cards: cards.map((card) => ({
        name: card.name,
        quantity: Math.min(COPIES_MOST, Math.floor(card.quantity)),
      })),
    }));

/** Which of the cards that a model lists or names there are, and which of them the deck may play. */
export const checkCards = async (
  advice: ModelAdvice,
  { facts, question, understanding }: AnswerContext,
  { lookUp, namesIn }: StrategyRun,
  { cards: read }: LookUp,
): Promise<CheckedCards> => {
  const { cards: written, answer, sections, decklists } = advice;
  const prose = [answer, ...sections.flatMap(({ title, items }) => [title, ...items])].join("\n");
  const named = (await namesIn?.(prose, understanding.language)) ?? { cards: [], unknown: [] };
  const held = new Map((facts?.cards ?? []).map(({ card, quantity }) => [card.name, quantity]));
  const cards = new Map(
    [
      ...question.cards.map(({ card }) => card),
      ...read,
      ...(facts?.cards ?? []).map(({ card }) => card),
    ].map((card) => [card.name, card]),
  );
  const listed = decklists.flatMap((list) => list.cards.map(({ name }) => name));
  const asked = [
    ...new Set([...written, ...listed, ...named.cards, ...(prose.match(CAPITAL_WORD) ?? [])]),
  ]
    .filter((name) => name !== "" && !cards.has(name))
    .slice(0, NAMES_MOST);
  for (const card of asked.length === 0 ? [] : ((await lookUp?.(asked)) ?? []))
    cards.set(card.name, card);
  const mayPlay = (name: string): boolean => {
    const card = cards.get(name);
    return card !== undefined && (facts === null || held.has(name) || mayJoin(card, facts));
  };
  return {
    cards: [...cards.values()],
    shown: [...new Set(written)].filter(mayPlay).flatMap((name) => {
      const card = cards.get(name);
      return card === undefined ? [] : [referenceOf(card, held.get(name) ?? null)];
    }),
    invented: [
      ...new Set([...written.filter((name) => name !== "" && !cards.has(name)), ...named.unknown]),
    ],
    lists: checkLists(advice, mayPlay),
  };
};
