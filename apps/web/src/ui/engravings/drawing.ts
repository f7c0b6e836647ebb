/** A seeded random number in [0, 1): the same seed always draws the same engraving (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A coordinate with one decimal, which keeps a drawing small. */
export const round = (value: number): number => +value.toFixed(1);

/** Copies of a drawn element, turned around a point. */
export const rotatedCopies = (
  id: string,
  copies: number,
  step: number,
  x: number,
  y: number,
): string =>
  Array.from(
    { length: copies },
    (_, copy) =>
      `<use href="#${id}" transform="rotate(${round(copy * step)} ${round(x)} ${round(y)})"/>`,
  ).join("");

/** Where a family draws: around (x, y) with a reach; `random` is seeded. Strokes use `currentColor`. */
export interface DrawingArea {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly random: () => number;
}
export type DrawFamily = (sheet: DrawingArea) => string;

export const circle = (x: number, y: number, radius: number, attributes = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes}/>`;
