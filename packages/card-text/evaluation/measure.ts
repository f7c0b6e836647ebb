import { type FaceLine, readLines } from "../src/index.ts";
import type { MeasuredCard } from "./read-cards.ts";
import { isShallow, shapeOf, unreadOf } from "./shapes.ts";

/** A card with the reading of all its lines. */
export interface ReadCard {
  readonly card: MeasuredCard;
  readonly lines: readonly FaceLine[];
}

/** Shares of what was read, each of one. */
export interface Shares {
  readonly cards: number;
  readonly lines: number;
  readonly shallow: number;
  readonly whole: number;
  readonly cardsWhole: number;
}

/** Ranks grow slowly into weights: the first card counts forty times as much as the last. */
const EVEN = 1000;
const UNRANKED = 40_000;

export const evenly = () => 1;
export const byRank = ({ rank = UNRANKED }: MeasuredCard) => 1 / (EVEN + rank);

/** Reads the lines of all faces of all cards. */
export function readAll(cards: readonly MeasuredCard[]): ReadCard[] {
  return cards.map((card) => ({ card, lines: card.faces.flatMap(readLines) }));
}

/** How much of these cards was read, each card with its weight. */
export function sharesOf(
  cards: readonly ReadCard[],
  weightOf: (card: MeasuredCard) => number,
): Shares {
  const sum = { lines: 0, shallow: 0, whole: 0, cards: 0, cardsWhole: 0 };
  for (const { card, lines } of cards) {
    const weight = weightOf(card);
    sum.lines += weight * lines.length;
    sum.shallow += weight * lines.filter(isShallow).length;
    sum.whole += weight * lines.filter(({ whole }) => whole).length;
    sum.cards += weight;
    sum.cardsWhole += lines.every(({ whole }) => whole) ? weight : 0;
  }
  return {
    cards: cards.length,
    lines: cards.reduce((count, { lines }) => count + lines.length, 0),
    shallow: sum.shallow / sum.lines,
    whole: sum.whole / sum.lines,
    cardsWhole: sum.cardsWhole / sum.cards,
  };
}

/** The commonest shapes of what was left unread, with how often. */
export function commonestUnread(cards: readonly ReadCard[], most: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const { lines } of cards)
    for (const line of lines)
      for (const words of unreadOf(line)) {
        const shape = shapeOf(words);
        counts.set(shape, (counts.get(shape) ?? 0) + 1);
      }
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, most);
}
