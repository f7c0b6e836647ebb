import { EventIndex } from "@spellwright/card-text";
import { recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** Two cards, each of which again and again makes happen what the other waits for. */
export type PlanEngine = readonly [DeckCard, DeckCard];

/** Loops of events: what two cards do for one another, without either being used up. */
export const findEngines = (cards: readonly DeckCard[]): readonly PlanEngine[] => {
  const index = new EventIndex<DeckCard>();
  for (const each of cards) index.add(each, recogniseRoles(each.card).events);
  const fed = new Map(
    cards.map((each) => {
      const again = recogniseRoles(each.card).events.causes.filter((event) => event.again);
      return [
        each,
        new Set(again.flatMap(({ name, of, whose }) => index.rewarding({ name, of, whose }))),
      ] as const;
    }),
  );
  const placeOf = new Map(cards.map((each, place) => [each, place] as const));
  return cards.flatMap((one, at) =>
    [...(fed.get(one) ?? [])]
      .filter((other) => (placeOf.get(other) ?? 0) > at && fed.get(other)?.has(one) === true)
      .toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0))
      .map((other) => [one, other] as const),
  );
};
