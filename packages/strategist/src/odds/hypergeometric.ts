/** Cards drawn from a deck without putting them back. */
export interface Draw {
  /** Cards in the library before anything is drawn. */
  readonly deck: number;
  /** Of these, the ones that are wanted. */
  readonly wanted: number;
  readonly drawn: number;
}

/** n! / (k! (n − k)!), kept as a logarithm so that 99 cards do not overflow. */
const logChoose = (n: number, k: number): number => {
  let sum = 0;
  for (let step = 1; step <= k; step++) sum += Math.log(n - k + step) - Math.log(step);
  return sum;
};

/**
 * The chance to draw exactly so many of the wanted cards (hypergeometric distribution).
 *
 * @returns 0 to 1; 0 for what cannot happen
 */
export const chanceOfExactly = ({ deck, wanted, drawn }: Draw, count: number): number => {
  const others = deck - wanted;
  if (count < 0 || count > wanted || drawn - count > others || count > drawn) return 0;
  return Math.exp(
    logChoose(wanted, count) + logChoose(others, drawn - count) - logChoose(deck, drawn),
  );
};

/** The chance to draw so many or more of the wanted cards, 0 to 1. */
export const chanceOfAtLeast = (draw: Draw, count: number): number => {
  let below = 0;
  for (let each = 0; each < count; each++) below += chanceOfExactly(draw, each);
  return Math.min(1, Math.max(0, 1 - below));
};

/** The chance to draw between two numbers of the wanted cards, both included. */
export const chanceBetween = (draw: Draw, least: number, most: number): number => {
  let sum = 0;
  for (let each = least; each <= most; each++) sum += chanceOfExactly(draw, each);
  return Math.min(1, sum);
};

/** Wanted cards among those drawn, on average. */
export const expectedCount = ({ deck, wanted, drawn }: Draw): number =>
  deck === 0 ? 0 : (drawn * wanted) / deck;

/** A card and the lands that cast it, among those drawn. */
export interface CardAndLands {
  readonly deck: number;
  readonly drawn: number;
  readonly lands: number;
  /** Of the lands, those of the color. */
  readonly sources: number;
  readonly mana: number;
  /** Of the color, in the cost. */
  readonly symbols: number;
  /** Copies of the card, one of which must be drawn. Null where it need not be. */
  readonly copies: number | null;
}

/** The chance to draw the lands for a cost, enough of its color among them, and the card (multivariate hypergeometric). */
export const chanceOfLandsAndCard = (asked: CardAndLands): number => {
  const { deck, drawn, lands, sources, mana, symbols } = asked;
  const copies = asked.copies ?? 0;
  const least = asked.copies === null ? 0 : 1;
  const all = logChoose(deck, drawn);
  const rest = deck - lands - copies;
  let sum = 0;
  for (let colored = symbols; colored <= Math.min(sources, drawn); colored++)
    for (
      let others = Math.max(0, mana - colored);
      others <= Math.min(lands - sources, drawn - colored);
      others++
    )
      for (let held = least; held <= Math.min(copies, drawn - colored - others); held++) {
        const left = drawn - colored - others - held;
        if (left > rest) continue;
        sum += Math.exp(
          logChoose(sources, colored) +
            logChoose(lands - sources, others) +
            logChoose(copies, held) +
            logChoose(rest, left) -
            all,
        );
      }
  return Math.min(1, sum);
};
