import { landMana } from "./board.ts";
import { type KeptHand, landToPlay } from "./draw-hand.ts";
import type { PlayableCard } from "./playable-cards.ts";

/** A game that is not won by then is not won by attacking. */
export const LAST_TURN = 15;
/** CR 903.10a: combat damage of one commander that loses the game. */
const COMMANDER_DAMAGE = 21;
/** Until then mana is cast before what attacks. */
const LAST_TURN_FOR_MANA = 4;

export interface GameRules {
  /** CR 103.4: 20; 40 in Commander (CR 903.7). */
  readonly life: number;
  /** CR 103.8a: the starting player of a two-player game does not; with several players all do. */
  readonly drawsFirst: boolean;
}

interface Table {
  readonly lands: PlayableCard[];
  /** Mana of what is there beside lands, in the turns to come and already in this one. */
  mana: number;
  power: number;
  commanderPower: number;
}

/** What is cast next: mana in the first turns, then the dearest card that attacks or burns. */
const nextCast = (hand: readonly PlayableCard[], mana: number, turn: number): number => {
  let best = -1;
  let worth = 0;
  for (const [at, card] of hand.entries()) {
    if (card.isLand || card.cost > mana) continue;
    const makesMana = card.mana > 0 && turn <= LAST_TURN_FOR_MANA;
    const rank = makesMana
      ? 100 - card.cost
      : card.power + card.burn > 0
        ? 1 + card.cost + card.power / 100
        : 0;
    if (rank > worth) [best, worth] = [at, rank];
  }
  return best;
};

const manaOf = (lands: readonly PlayableCard[]): number => {
  let sum = 0;
  for (const land of lands) sum += landMana(land, lands.length);
  return sum;
};

/** Plays a land. @returns the mana of lands in this turn */
const playLand = (held: PlayableCard[], { lands, mana }: Table): number => {
  const before = manaOf(lands);
  const at = landToPlay(held, lands.length, before + mana);
  if (at < 0) return before;
  const [land] = held.splice(at, 1) as [PlayableCard];
  lands.push(land);
  return land.isTapped ? before : manaOf(lands);
};

/** Uses up what makes mana once where that casts what attacks or burns and would wait else. @returns its mana */
const spendOnce = (held: PlayableCard[], mana: number): number => {
  const at = held.findIndex(({ once, onceCost }) => once > 0 && onceCost <= mana);
  if (at < 0) return 0;
  const { once } = held[at] as PlayableCard;
  const isWanted = held.some(
    ({ cost, power, burn }, each) =>
      each !== at && power + burn > 0 && cost > mana && cost <= mana + once,
  );
  if (!isWanted) return 0;
  held.splice(at, 1);
  return once;
};

/**
 * Plays a hand against nobody: a land each turn, mana first, then the dearest creature, every creature
 * attacks from the turn after it came. Burn goes to the head. Colors, removal, combos and other text do not count.
 *
 * @param commanders castable from the first turn. Each is cast once
 * @returns the turn in which the damage suffices. Null: not by `LAST_TURN`
 */
export const playAlone = (
  { hand, draw }: KeptHand,
  commanders: readonly PlayableCard[],
  { life, drawsFirst }: GameRules,
): number | null => {
  const held = [...hand, ...commanders];
  const table: Table = { lands: [], mana: 0, power: 0, commanderPower: 0 };
  let dealt = 0;
  let byCommander = 0;
  for (let turn = 1; turn <= LAST_TURN; turn++) {
    const drawn = turn > 1 || drawsFirst ? draw() : undefined;
    if (drawn !== undefined) held.push(drawn);
    let mana = playLand(held, table) + table.mana;
    const coming = { mana: 0, power: 0, commanderPower: 0 };
    mana += spendOnce(held, mana);
    for (let at = nextCast(held, mana, turn); at >= 0; at = nextCast(held, mana, turn)) {
      const [card] = held.splice(at, 1) as [PlayableCard];
      const place = card.isQuick ? table : coming;
      mana += (card.isQuick ? card.mana : 0) - card.cost;
      place.mana += card.mana;
      place.power += card.power;
      dealt += card.burn;
      if (card.isCommander) place.commanderPower = Math.max(place.commanderPower, card.power);
    }
    dealt += table.power;
    byCommander += table.commanderPower;
    if (dealt >= life || byCommander >= COMMANDER_DAMAGE) return turn;
    table.mana += coming.mana;
    table.power += coming.power;
    table.commanderPower = Math.max(table.commanderPower, coming.commanderPower);
  }
  return null;
};
