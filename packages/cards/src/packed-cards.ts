import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import { packTexts } from "./packed-texts.ts";
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/** How a card bears a name. Lower is stronger. */
export const NameKind = { english: 0, other: 1, face: 2 } as const;
export type NameKind = (typeof NameKind)[keyof typeof NameKind];

/** Cards by their places, and their names by theirs. Objects are made for those that are asked for. */
export interface PackedCards {
  readonly length: number;
  /** The card of a place. */
  card(place: number): CardName;
  /** The places of a card's names: from the first on, before the first of the next card. Some are empty. */
  firstName(place: number): number;
  /** As it is written. */
  name(place: number): string;
  /** How the card of a place bears one of its names. */
  bearing(place: number, name: number): NameKind;
  /** Whether the card of a place is part of no deck. */
  isOutsideDecks(place: number): boolean;
  /** Compares the places of two cards: popular first, then those without a rank, else by name. Last what no deck holds. */
  byPopularity(left: number, right: number): number;
}

/** Behind every rank, and before what is part of no deck. */
const UNRANKED = Number.MAX_VALUE;

const weightOf = ({ rank }: CardName): number =>
  rank === RANK_OUTSIDE_DECKS ? Number.POSITIVE_INFINITY : (rank ?? UNRANKED);

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
    ranks[place] = weightOf(card);
  }
  const ids = packTexts(cards.map(({ id }) => id));
  yield;
  const names = packTexts(written);

  const firstName = (place: number) => firstNames[place] ?? 0;
  const firstFace = (place: number) => firstFaces[place] ?? 0;
  const name = (place: number) => names.at(place) ?? "";
  const rankOf = (place: number) => ranks[place] ?? UNRANKED;
  const isOutsideDecks = (place: number) => rankOf(place) === Number.POSITIVE_INFINITY;
  const namesBetween = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => name(from + at));

  return {
    length: cards.length,
    firstName,
    name,
    card(place) {
      const first = firstName(place);
      const rank = rankOf(place);
      const ranked = rank === UNRANKED ? null : rank;
      return {
        id: ids.at(place) ?? "",
        name: name(first),
        printedName: name(first + 1) || null,
        flavorNames: namesBetween(first + 2, firstFace(place)),
        faceNames: namesBetween(firstFace(place), firstName(place + 1)),
        rank: isOutsideDecks(place) ? RANK_OUTSIDE_DECKS : ranked,
      };
    },
    bearing(place, nameAt) {
      if (nameAt === firstName(place)) return NameKind.english;
      return nameAt < firstFace(place) ? NameKind.other : NameKind.face;
    },
    isOutsideDecks,
    byPopularity(left, right) {
      const difference = rankOf(left) - rankOf(right);
      if (!Number.isNaN(difference) && difference !== 0) return difference;
      const [first, second] = [name(firstName(left)), name(firstName(right))];
      return first < second ? -1 : first > second ? 1 : 0;
    },
  };
}
