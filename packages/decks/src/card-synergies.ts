import { type CardEvent, EventIndex } from "@spellwright/card-text";
import type { CardEventName } from "@spellwright/contract";
import type { CardFacts } from "./card-facts.ts";
import { recogniseRoles } from "./roles/recognise-roles.ts";

/** An event, and the cards that have to do with it. */
export interface CardSynergy<Facts> {
  readonly event: CardEventName;
  readonly cards: readonly Facts[];
}

const tied = <Facts>(
  events: readonly CardEvent[],
  cardsOf: (event: CardEvent) => readonly Facts[],
): readonly CardSynergy<Facts>[] => {
  const found = new Map<CardEventName, Set<Facts>>();
  for (const event of events) {
    const cards = found.get(event.name) ?? new Set();
    for (const card of cardsOf(event)) cards.add(card);
    if (cards.size > 0) found.set(event.name, cards);
  }
  return [...found].map(([event, cards]) => ({ event, cards: [...cards] }));
};

/**
 * Which cards a card works with: those that wait for what it makes happen (`feeds`), and those that make
 * happen what it waits for (`fedBy`). The others are in the order in which they were given.
 */
export const cardSynergies = <Facts extends CardFacts>(
  card: CardFacts,
  others: readonly Facts[],
): {
  readonly feeds: readonly CardSynergy<Facts>[];
  readonly fedBy: readonly CardSynergy<Facts>[];
} => {
  const index = new EventIndex<Facts>();
  for (const other of others) index.add(other, recogniseRoles(other).events);
  const { causes, rewards } = recogniseRoles(card).events;
  return {
    feeds: tied(causes, ({ name, of, whose }) => index.rewarding({ name, of, whose })),
    fedBy: tied(rewards, ({ name, of, whose }) =>
      // What happens to the card itself no other card is said to do.
      of.includes("self") ? [] : index.causing({ name, of, whose }),
    ),
  };
};
