import { landToPlay } from "./draw-hand.ts";
import type { PlayableCard } from "./playable-cards.ts";

/** What a player of a simulated game has: cards in hand, lands, and what else makes mana each turn. */
export interface Board {
  readonly held: PlayableCard[];
  readonly lands: PlayableCard[];
  readonly makers: PlayableCard[];
}

/** The board of a game that begins with a hand. */
export const boardOf = (hand: readonly PlayableCard[]): Board => ({
  held: [...hand],
  lands: [],
  makers: [],
});

/** Mana of some colors. */
export interface TurnMana {
  readonly colors: PlayableCard["colors"];
  readonly amount: number;
}

export const manaOf = (made: readonly TurnMana[]): number =>
  made.reduce((sum, { amount }) => sum + amount, 0);

/** The mana of a land beside so many. A spell that is played as one makes one mana. */
export const landMana = (land: PlayableCard, lands: number): number => {
  if (!land.isLand) return 1;
  return land.from <= lands ? land.mana : 0;
};

const ofLands = (lands: readonly PlayableCard[]): TurnMana[] =>
  lands.map((land) => ({ colors: land.colors, amount: landMana(land, lands.length) }));

/** The lands that may be played in a turn, one of a kind. Null for none. */
export const landChoices = ({ held }: Board): readonly (PlayableCard | null)[] => {
  const choices = new Set(held.filter(({ isLand }) => isLand));
  if (choices.size === 0) for (const card of held) if (card.isModalLand) choices.add(card);
  return choices.size === 0 ? [null] : [...choices];
};

/** The mana of a turn in which a land is played: of what is there, and of what adds more than it costs. */
export const makersWith = (
  { held, lands, makers }: Board,
  land: PlayableCard | null,
): TurnMana[] => {
  const all = land === null ? lands : [...lands, land];
  const made: TurnMana[] = ofLands(all);
  if (land?.isTapped === true) made.pop();
  for (const { colors, mana } of makers) made.push({ colors, amount: mana });
  let sum = manaOf(made);
  for (const card of held) {
    if (card.isLand || card === land) continue;
    // What is cast adds to its turn where it makes more than it costs.
    const net = card.isQuick && card.cost <= sum ? card.mana - card.cost : 0;
    const amount = card.onceCost <= sum ? Math.max(card.once, net) : net;
    if (amount <= 0) continue;
    made.push({ colors: card.colors, amount });
    sum += amount;
  }
  return made;
};

/** The cheapest card that makes mana each turn and can be paid. */
const nextMaker = ({ held }: Board, mana: number): number => {
  let best = -1;
  for (const [at, card] of held.entries())
    if (!card.isLand && card.mana > 0 && card.cost <= mana)
      if (best < 0 || card.cost < (held[best]?.cost ?? 0)) best = at;
  return best;
};

/**
 * Plays a land, then what makes mana each turn.
 *
 * @param isWaiting nothing else is to be cast: a tapped land goes first
 */
export const playTurn = (board: Board, isWaiting = false): void => {
  const { held, lands, makers } = board;
  const there = manaOf(makersWith({ ...board, held: [] }, null));
  const at = landToPlay(held, lands.length, isWaiting ? null : there);
  const land = at < 0 ? null : (held[at] ?? null);
  let mana = manaOf(makersWith({ ...board, held: [] }, land));
  if (land !== null) {
    held.splice(at, 1);
    lands.push(land);
  }
  for (let next = nextMaker(board, mana); next >= 0; next = nextMaker(board, mana)) {
    const [maker] = held.splice(next, 1) as [PlayableCard];
    mana += (maker.isQuick ? maker.mana : 0) - maker.cost;
    makers.push(maker);
  }
};
