/**
 * Damerau distance of two words (insert, delete, replace, swap of neighbours each cost 1),
 * or `bound + 1` as soon as it is known to be larger. Time grows with length × bound.
 */
export function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  const width = right.length + 1;
  let beforePrevious = new Int32Array(width);
  let previous = Int32Array.from({ length: width }, (_, column) => column);
  let current = new Int32Array(width);
  for (let row = 1; row <= left.length; row++) {
    current.fill(bound + 1);
    current[0] = row;
    let best = row;
    const from = Math.max(1, row - bound);
    const to = Math.min(right.length, row + bound);
    const letter = left.charCodeAt(row - 1);
    for (let column = from; column <= to; column++) {
      let cost = Math.min(
        (previous[column] ?? bound) + 1,
        (current[column - 1] ?? bound) + 1,
        (previous[column - 1] ?? bound) + Number(letter !== right.charCodeAt(column - 1)),
      );
      if (endInSwap(left, row, right, column))
        cost = Math.min(cost, (beforePrevious[column - 2] ?? bound) + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > bound) return bound + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[right.length] ?? bound + 1, bound + 1);
}

/** Whether two beginnings of words end in the same two letters, swapped. */
const endInSwap = (left: string, row: number, right: string, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
  left.charCodeAt(row - 2) === right.charCodeAt(column - 1);

/** Letters that fit in one machine word: the distance is then counted a whole column at a time. */
const WORD_LENGTH = 32;
const ASCII = 128;

/** Counts the distance of one text to many others, as `editDistance` does. */
export function distancesFrom(text: string): (other: string, bound: number) => number {
  if (text.length === 0 || text.length > WORD_LENGTH)
    return (other, bound) => editDistance(text, other, bound);
  const ascii = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter < ASCII) ascii[letter] = (ascii[letter] ?? 0) | (1 << at);
    else others.set(letter, (others.get(letter) ?? 0) | (1 << at));
  }
  const last = 1 << (text.length - 1);

  // H. Hyyrö, “A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances”, 2003.
  return (other, bound) => {
    let distance = text.length;
    let up = -1;
    let down = 0;
    let same = 0;
    let before = 0;
    for (let at = 0; at < other.length; at++) {
      const letter = other.charCodeAt(at);
      const matches = (letter < ASCII ? ascii[letter] : others.get(letter)) ?? 0;
      const swapped = ((~same & matches) << 1) & before;
      same = (((matches & up) + up) ^ up) | matches | down | swapped;
      const right = down | ~(same | up);
      const left = same & up;
      if ((right & last) !== 0) distance++;
      else if ((left & last) !== 0) distance--;
      // Each letter that is left can take away one at most.
      if (distance - (other.length - at - 1) > bound) return bound + 1;
      const shifted = (right << 1) | 1;
      up = (left << 1) | ~(same | shifted);
      down = shifted & same;
      before = matches;
    }
    return Math.min(distance, bound + 1);
  };
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
