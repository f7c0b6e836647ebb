import { packTexts } from "./packed-texts.ts";
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/** How a card bears a name. Lower is stronger. */
export const Bearing = { english: 0, other: 1, face: 2 } as const;
export type Bearing = (typeof Bearing)[keyof typeof Bearing];

/** Cards by their places, and their names by theirs; objects are made for those that are asked for. */
export interface PackedCards {
  readonly length: number;
  /** The card of a place. */
  card(place: number): CardName;
  /** The places of a card's names: from the first on, before the first of the next card. Some are empty. */
  firstName(place: number): number;
  /** As it is written. */
  name(place: number): string;
  /** How the card of a place bears one of its names. */
  bearing(place: number, name: number): Bearing;
  /** Compares the places of two cards: popular first, those without a rank last, else by name. */
  byPopularity(left: number, right: number): number;
}

/** Packed in steps of a card. */
export function* packCardsInSteps(cards: readonly CardName[]): Steps<PackedCards> {
  const written: string[] = [];
  const firstNames = new Uint32Array(cards.length + 1);
  const firstFaces = new Uint32Array(cards.length);
  const ranks = new Float64Array(cards.length);
  for (const [place, card] of cards.entries()) {
    yield;
    // The English name, what is printed (or nothing), flavour names, then faces.
    written.push(card.name, card.printedName ?? "", ...card.flavorNames);
    firstFaces[place] = written.length;
    written.push(...card.faceNames);
    firstNames[place + 1] = written.length;
    ranks[place] = card.rank ?? Number.POSITIVE_INFINITY;
  }
  const ids = packTexts(cards.map(({ id }) => id));
  yield;
  const names = packTexts(written);

  const firstName = (place: number) => firstNames[place] ?? 0;
  const firstFace = (place: number) => firstFaces[place] ?? 0;
  const name = (place: number) => names.at(place) ?? "";
  const rankOf = (place: number) => ranks[place] ?? Number.POSITIVE_INFINITY;
  const namesBetween = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => name(from + at));

  return {
    length: cards.length,
    firstName,
    name,
    card(place) {
      const first = firstName(place);
      const rank = rankOf(place);
      return {
        id: ids.at(place) ?? "",
        name: name(first),
        printedName: name(first + 1) || null,
        flavorNames: namesBetween(first + 2, firstFace(place)),
        faceNames: namesBetween(firstFace(place), firstName(place + 1)),
        rank: Number.isFinite(rank) ? rank : null,
      };
    },
    bearing(place, nameAt) {
      if (nameAt === firstName(place)) return Bearing.english;
      return nameAt < firstFace(place) ? Bearing.other : Bearing.face;
    },
    byPopularity(left, right) {
      const difference = rankOf(left) - rankOf(right);
      if (!Number.isNaN(difference) && difference !== 0) return difference;
      const [first, second] = [name(firstName(left)), name(firstName(right))];
      return first < second ? -1 : first > second ? 1 : 0;
    },
  };
}
