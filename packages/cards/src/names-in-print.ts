import pairs from "./names-in-print.json" with { type: "json" };
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/**
 * Cards with the names that printings of them bear instead of their own (Godzilla, Dracula, Secret Lair,
 * Universes Within and Beyond), of which files of cards know few. A card a step. A file may know a card by
 * either of the two: it gets the one that no card bears.
 */
export function* withListedFlavorNames(cards: readonly CardName[]): Steps<readonly CardName[]> {
  const bearers = new Map<string, number>();
  for (const [place, { name, flavorNames, faceNames }] of cards.entries()) {
    yield;
    for (const known of [...faceNames, ...flavorNames, name]) bearers.set(known, place);
  }
  const named = [...cards];
  for (const pair of Object.entries(pairs)) {
    for (const [other, own] of [pair, pair.toReversed()]) {
      const place = bearers.get(own ?? "");
      const card = place === undefined ? undefined : named[place];
      if (place === undefined || !card || other === undefined || bearers.has(other)) continue;
      named[place] = { ...card, flavorNames: [...card.flavorNames, other] };
    }
  }
  return named;
}
