/** A part of two texts laid beside each other. */
export interface ChangedPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Longer texts are shown whole, without marks: the comparison grows with the product of both. */
const MOST_WORDS = 1_500;

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}]\s*/gu) ?? [];

/** Lengths of the longest common subsequence of the words from each place on. */
const commonFrom = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const lengths = Array.from(
    { length: before.length + 1 },
    () => new Uint16Array(after.length + 1),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (row === undefined || below === undefined) continue;
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
};

/** What becomes of the next words of both: the longer way to go on together is kept. */
const kindAt = (
  common: readonly Uint16Array[],
  i: number,
  j: number,
  isSame: boolean,
): ChangedPart["kind"] => {
  if (isSame) return "same";
  return (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0) ? "removed" : "added";
};

/**
 * What a rewording took out and put in, word by word, in reading order.
 *
 * @returns parts that give `before` without the added ones, and `after` without the removed ones
 */
export const changedWords = (before: string, after: string): ChangedPart[] => {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const parts: ChangedPart[] = [];
  const add = (kind: ChangedPart["kind"], text: string) => {
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS) {
    add("removed", before);
    add("added", after);
    return parts;
  }
  const common = commonFrom(old, fresh);
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    const kind = kindAt(common, i, j, old[i] === fresh[j]);
    add(kind, (kind === "added" ? fresh[j] : old[i]) ?? "");
    i += Number(kind !== "added");
    j += Number(kind !== "removed");
  }
  add("removed", old.slice(i).join(""));
  add("added", fresh.slice(j).join(""));
  return parts;
};
