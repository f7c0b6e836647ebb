/** Degrees, clockwise, by which a panel is turned towards who sits there. */
type Quarter = 0 | 90 | 180 | 270;

/** Where the panel of a seat stands in the grid of the table. */
export interface Place {
  /** Row and column, from 1; then how many columns it is wide. */
  readonly at: readonly [row: number, column: number, columns: number];
  readonly turn: Quarter;
}

interface Seating {
  readonly rows: number;
  readonly columns: number;
  readonly places: readonly Place[];
}

const at = (row: number, column: number, turn: Quarter, columns = 1): Place => ({
  at: [row, column, columns],
  turn,
});

/**
 * The device lies in the middle, the first seat nearest to who holds it, and turns go round clockwise. A
 * device that is higher than wide has its players along the long sides.
 */
const HIGH: Readonly<Record<number, Seating>> = {
  2: { rows: 2, columns: 1, places: [at(2, 1, 0), at(1, 1, 180)] },
  3: { rows: 2, columns: 2, places: [at(2, 1, 0, 2), at(1, 1, 90), at(1, 2, 270)] },
  4: {
    rows: 2,
    columns: 2,
    places: [at(2, 1, 90), at(1, 1, 90), at(1, 2, 270), at(2, 2, 270)],
  },
  5: {
    rows: 3,
    columns: 2,
    places: [at(3, 1, 0, 2), at(2, 1, 90), at(1, 1, 90), at(1, 2, 270), at(2, 2, 270)],
  },
  6: {
    rows: 3,
    columns: 2,
    places: [at(3, 1, 90), at(2, 1, 90), at(1, 1, 90), at(1, 2, 270), at(2, 2, 270), at(3, 2, 270)],
  },
};

const WIDE: Readonly<Record<number, Seating>> = {
  2: { rows: 2, columns: 1, places: [at(2, 1, 0), at(1, 1, 180)] },
  3: { rows: 2, columns: 2, places: [at(2, 1, 0, 2), at(1, 1, 180), at(1, 2, 180)] },
  4: { rows: 2, columns: 2, places: [at(2, 1, 0), at(1, 1, 180), at(1, 2, 180), at(2, 2, 0)] },
  5: {
    rows: 2,
    columns: 6,
    places: [at(2, 1, 0, 3), at(1, 1, 180, 2), at(1, 3, 180, 2), at(1, 5, 180, 2), at(2, 4, 0, 3)],
  },
  6: {
    rows: 2,
    columns: 3,
    places: [at(2, 1, 0), at(1, 1, 180), at(1, 2, 180), at(1, 3, 180), at(2, 3, 0), at(2, 2, 0)],
  },
};

/**
 * Where everybody’s panel stands.
 *
 * @param seats two to six
 * @param isWide whether the device is wider than high
 * @param isTurned false: all panels are read from the same side
 */
export const seatingOf = (seats: number, isWide: boolean, isTurned: boolean): Seating => {
  const seating = (isWide ? WIDE : HIGH)[seats];
  if (seating === undefined) throw new RangeError(`no table of ${seats}`);
  if (isTurned) return seating;
  return { ...seating, places: seating.places.map((place) => ({ ...place, turn: 0 })) };
};
