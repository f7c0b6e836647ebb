/** What a way of playing says of totals. */
export interface Format {
  readonly life: number;
  /** With two players. */
  readonly lifeOfTwo: number;
  /** Combat damage of one commander that loses the game. Null where none does. */
  readonly commanderDamage: number | null;
  readonly hasCommanders: boolean;
  /** Poison counters that lose the game. */
  readonly poison: number;
  /** Fewest and most panels on the table. A team has one panel. */
  readonly seats: readonly [number, number];
}

/** Poison loses by CR 704.5c (704.6b for a team), commander damage by CR 704.6c. */
export const FORMATS = {
  // CR 103.4c, 903.10a.
  commander: {
    life: 40,
    lifeOfTwo: 40,
    commanderDamage: 21,
    hasCommanders: true,
    poison: 10,
    seats: [2, 6],
  },
  // CR 103.4d; no such damage by CR 903.12h.
  brawl: {
    life: 30,
    lifeOfTwo: 25,
    commanderDamage: null,
    hasCommanders: true,
    poison: 10,
    seats: [2, 6],
  },
  // CR 103.4.
  usual: {
    life: 20,
    lifeOfTwo: 20,
    commanderDamage: null,
    hasCommanders: false,
    poison: 10,
    seats: [2, 6],
  },
  // CR 810.4, 810.8d: life and poison are the team’s.
  twoHeadedGiant: {
    life: 30,
    lifeOfTwo: 30,
    commanderDamage: null,
    hasCommanders: false,
    poison: 15,
    seats: [2, 2],
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

export const formatOf = (name: FormatName): Format => FORMATS[name];

/** Life that each player begins with (CR 103.4). */
export const startingLifeOf = (name: FormatName, seats: number): number =>
  seats === 2 ? FORMATS[name].lifeOfTwo : FORMATS[name].life;

/** So many panels as the format has, as near as can be to what is wanted. */
export const seatsWithin = (name: FormatName, wanted: number): number => {
  const [fewest, most] = formatOf(name).seats;
  return Math.min(most, Math.max(fewest, wanted));
};
