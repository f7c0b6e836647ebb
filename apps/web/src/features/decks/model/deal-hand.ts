import type { DeckLine } from "@spellwright/contract";

/** One copy of a line, as it lies in the library or in the hand. */
export interface DealtCard {
  /** Tells the copies of a line apart. */
  readonly key: string;
  readonly line: DeckLine;
  readonly isLand: boolean;
}

/** An opening hand being tried: seven cards, then kept, then drawn to. */
export interface Dealing {
  readonly phase: "choosing" | "bottoming" | "kept";
  readonly hand: readonly DealtCard[];
  /** The next card is the first one. Cards on the bottom are not among them. */
  readonly library: readonly DealtCard[];
  readonly mulligans: number;
  /** Lands among the seven, wherever they went. */
  readonly landsSeen: number;
  readonly drawn: number;
}

const HAND = 7;
/** After so many there is no hand left to keep. */
const MOST_MULLIGANS = 7;

/** The copies that are drawn from: the main deck without its commanders (CR 903.6). */
export const libraryOf = (lines: readonly DeckLine[]): readonly DealtCard[] =>
  lines
    .filter((line) => line.board === "main" && !line.is_commander)
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, copy) => ({
        key: `${line.id} ${copy}`,
        line,
        isLand: line.category === "land",
      })),
    );

/** Whether a deck has a hand to draw. */
export const canDeal = (library: readonly DealtCard[]): boolean => library.length >= HAND;

const shuffled = (cards: readonly DealtCard[], random: () => number): readonly DealtCard[] => {
  const order = [...cards];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as DealtCard, order[at] as DealtCard];
  }
  return order;
};

export const landsIn = (cards: readonly DealtCard[]): number =>
  cards.filter(({ isLand }) => isLand).length;

const rankOf = ({ isLand, line }: DealtCard): number => (isLand ? -1 : (line.card?.cmc ?? 99));

/** Lands first, then by cost: how most people hold their cards. */
const sorted = (hand: readonly DealtCard[]): readonly DealtCard[] =>
  hand.toSorted((left, right) => rankOf(left) - rankOf(right));

/** Shuffles and draws seven cards. */
export const dealHand = (
  cards: readonly DealtCard[],
  random: () => number,
  mulligans = 0,
): Dealing => {
  const order = shuffled(cards, random);
  const hand = sorted(order.slice(0, HAND));
  return {
    phase: "choosing",
    hand,
    library: order.slice(HAND),
    mulligans,
    landsSeen: landsIn(hand),
    drawn: 0,
  };
};

/** Cards that go to the bottom once the hand is kept (CR 103.5). The first mulligan may be free. */
export const bottomCount = ({ mulligans }: Dealing, isFirstFree: boolean): number =>
  Math.max(0, mulligans - (isFirstFree ? 1 : 0));

/** Whether another mulligan would leave a card to keep. */
export const mayMulligan = (dealing: Dealing, isFirstFree: boolean): boolean =>
  dealing.phase === "choosing" && bottomCount(dealing, isFirstFree) < MOST_MULLIGANS - 1;

/** Keeps the hand: at once, or after its cards for the bottom are chosen. */
export const keepHand = (dealing: Dealing, isFirstFree: boolean): Dealing => ({
  ...dealing,
  phase: bottomCount(dealing, isFirstFree) > 0 ? "bottoming" : "kept",
});

/** Puts the chosen cards on the bottom, out of reach. */
export const putOnBottom = (dealing: Dealing, keys: ReadonlySet<string>): Dealing => ({
  ...dealing,
  phase: "kept",
  hand: dealing.hand.filter(({ key }) => !keys.has(key)),
});

/** Draws the next card. Nothing changes once the library is empty. */
export const drawCard = (dealing: Dealing): Dealing => {
  const [next, ...library] = dealing.library;
  return next === undefined
    ? dealing
    : { ...dealing, hand: [...dealing.hand, next], library, drawn: dealing.drawn + 1 };
};
