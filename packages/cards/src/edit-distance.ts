/**
 * Damerau distance of two words (insert, delete, replace, swap of neighbours each cost 1),
 * or `bound + 1` as soon as it is known to be larger. Time grows with length × bound.
 */
export function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = new Array<number>(right.length + 1).fill(bound + 1);
    current[0] = row;
    let best = row;
    const from = Math.max(1, row - bound);
    const to = Math.min(right.length, row + bound);
    for (let column = from; column <= to; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? bound) + 1,
        (current[column - 1] ?? bound) + 1,
        (previous[column - 1] ?? bound) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? bound) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > bound) return bound + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? bound + 1, bound + 1);
}

/**
 * Letters of a text as 32 bits. One edit changes at most two of them, so two texts whose
 * bits differ in more than `2 × bound` places are further apart than `bound`.
 */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** How many of 32 bits differ. */
export function differingBits(left: number, right: number): number {
  let rest = left ^ right;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}
