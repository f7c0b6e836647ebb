import { addMana, COLORS, genericMana, type ManaCost, manaTotal } from "@spellwright/cards";

/** What a spell costs, as it is announced (CR 601.2b). */
export interface Announced {
  /** Mana cost or alternative cost. */
  readonly base: ManaCost;
  /** Chosen for {X}. Null when the cost has none. */
  readonly x: number | null;
  /** Additional costs and increases: kicker, commander tax, “costs {1} more”. */
  readonly increases: readonly ManaCost[];
  readonly reductions: readonly ManaCost[];
  /** An effect that sets a least total: “would cost less than three mana … costs three mana”. */
  readonly least: number | null;
}

export interface TotalCost {
  readonly base: ManaCost;
  readonly increased: ManaCost;
  readonly reduced: ManaCost;
  /** Locked in: what has to be paid. */
  readonly total: ManaCost;
}

const withX = (cost: ManaCost, x: number | null): ManaCost =>
  x === null ? cost : { ...cost, generic: cost.generic + cost.x * x, x: 0 };

/**
 * One reduction: generic touches only the generic part, a colour first its own part and with what is
 * left the generic one, nothing goes below nothing (CR 118.7a–d).
 */
const reduce = (cost: ManaCost, by: ManaCost): ManaCost => {
  let left = by.generic;
  const colored = { ...cost.colored };
  for (const color of COLORS) {
    const taken = Math.min(colored[color], by.colored[color]);
    colored[color] -= taken;
    left += by.colored[color] - taken;
  }
  const colorless = Math.max(0, cost.colorless - by.colorless);
  left += by.colorless - (cost.colorless - colorless);
  return { ...cost, colored, colorless, generic: Math.max(0, cost.generic - left) };
};

/**
 * The total cost of a spell (CR 601.2f): mana or alternative cost, plus additional costs and
 * increases, minus reductions, then effects on the total itself.
 */
export const totalCost = ({ base, x, increases, reductions, least }: Announced): TotalCost => {
  const announced = withX(base, x);
  const increased = increases.reduce((sum, one) => addMana(sum, withX(one, x)), announced);
  const reduced = reductions.reduce(reduce, increased);
  const missing = least === null ? 0 : Math.max(0, least - manaTotal(reduced));
  return {
    base: announced,
    increased,
    reduced,
    total: missing > 0 ? addMana(reduced, genericMana(missing)) : reduced,
  };
};

/** Ways to pay parts of the locked total without mana. */
export type Substitute = "convoke" | "delve" | "improvise";

/**
 * The mana still to be paid when creatures are tapped, cards exiled or artifacts tapped for generic
 * mana (CR 702.51a, 702.66a, 702.126a). They pay no more than there is.
 */
export const payWithout = (total: ManaCost, paid: number): ManaCost => ({
  ...total,
  generic: Math.max(0, total.generic - paid),
});
