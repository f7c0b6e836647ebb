import {
  inOneGo,
  type PutOntoBattlefield,
  putOntoBattlefieldBy,
  type Steps,
} from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** From this mana value on a card is worth the detour; of creatures and others alike. */
const DEAR = 5;

/** Cards that bring others into play without their cost, and the dear ones among those that they bring. */
export interface CardsPutOntoBattlefield {
  readonly makers: readonly DeckCard[];
  readonly payoffs: readonly DeckCard[];
}

/** What one card of a deck brings from one zone. */
interface Found {
  readonly each: DeckCard;
  readonly from: PutOntoBattlefield["from"];
  readonly found: readonly DeckCard[];
}

function* findsInSteps(cards: readonly DeckCard[]): Steps<readonly Found[]> {
  const dear = cards.filter(
    ({ isCommander, isLand, card }) => !isCommander && !isLand && card.cmc >= DEAR,
  );
  const all: Found[] = [];
  for (const each of cards) {
    if (each.isLand) continue;
    yield;
    for (const { from, fits } of putOntoBattlefieldBy(each.card))
      all.push({
        ...{ each, from },
        found: dear.filter(({ card }) => card.name !== each.card.name && fits(card)),
      });
  }
  return all;
}

/** Every card of a deck is held against every dear one: once for each list of cards. */
const known = new WeakMap<readonly DeckCard[], readonly Found[]>();

/** Finds out what each card brings, a card a step, before `putOntoBattlefieldFrom` is asked. */
export function* findPutOntoBattlefieldInSteps(
  cards: readonly DeckCard[],
): Steps<readonly Found[]> {
  const kept = known.get(cards) ?? (yield* findsInSteps(cards));
  known.set(cards, kept);
  return kept;
}

/** What cards bring from some zones, or from any. Each bringer for what it really finds in this deck. */
export const putOntoBattlefieldFrom = (
  cards: readonly DeckCard[],
  zones?: readonly PutOntoBattlefield["from"][],
): CardsPutOntoBattlefield => {
  const dear = cards.filter(({ card }) => card.cmc >= DEAR);
  const pairs = inOneGo(findPutOntoBattlefieldInSteps(cards)).filter(
    ({ from, found }) => found.length > 0 && zones?.includes(from) !== false,
  );
  const bringers = [...new Set(pairs.map(({ each }) => each))];
  const found = new Set(pairs.flatMap((one) => one.found));
  return {
    makers: dear.filter((each) => found.has(each)),
    payoffs: bringers,
  };
};
