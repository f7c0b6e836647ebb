/** A whole number of 32 bits, each as likely as any other. */
export type Chance = () => number;

const RANGE = 2 ** 32;

/** The device’s own source of chance, which nobody can foresee. */
export const deviceChance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Sides of the dice that can be rolled. Two are a coin. */
export const DICE = [2, 4, 6, 8, 10, 12, 20] as const;

/** A die of so many sides, from 1: numbers that would favour some sides are drawn again. */
export const rollDie = (sides: number, chance: Chance): number => {
  const fair = RANGE - (RANGE % sides);
  let drawn = chance();
  while (drawn >= fair) drawn = chance();
  return (drawn % sides) + 1;
};

const D20 = 20;

/** Who begins, and what everybody rolled for it (CR 103.1). */
export interface FirstRoll {
  /** What each seat rolled, in the order of `seats`, round by round; 0 for who no longer rolled. */
  readonly rounds: readonly (readonly number[])[];
  readonly first: number;
}

/** Everybody rolls a die of twenty sides. Those who share the highest roll again. */
export const rollForFirst = (seats: readonly number[], chance: Chance): FirstRoll => {
  const rounds: number[][] = [];
  let rolling = seats;
  while (rolling.length > 1) {
    const rolls = seats.map((seat) => (rolling.includes(seat) ? rollDie(D20, chance) : 0));
    rounds.push(rolls);
    const highest = Math.max(...rolls);
    rolling = seats.filter((_, index) => rolls[index] === highest);
  }
  return { rounds, first: rolling[0] ?? 0 };
};
