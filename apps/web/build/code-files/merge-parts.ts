import type { CodeFile, CodePart } from "./code-part.ts";
import { type DraftFile, draftFiles, joinFiles, wouldMakeCycle } from "./draft-file.ts";

/** What a request is worth, in bytes of minified script: some 750 of compressed ones. */
const REQUEST = 2400;
/** What a byte counts that comes in an idle moment. */
const LATER = 0.1;
/** What a page loads in vain at most before it runs, some 12 kB of compressed script. Half of it where it counts twice. */
const MOST_IN_VAIN = 40_000;

type Pair = readonly [DraftFile, DraftFile];

/** By page: how much it counts, and the bytes that it may load in vain yet. */
interface Page {
  readonly weight: number;
  readonly room: number;
}

/** What the pages of one file load more when another comes with it. */
const added = (file: DraftFile, other: DraftFile, pages: readonly Page[]): number => {
  let share = 0;
  for (const [page, { weight }] of pages.entries()) {
    const before = other.first[page] === 1 ? 1 : LATER * (other.ever[page] ?? 0);
    const after = file.first[page] === 1 ? 1 : LATER * (file.ever[page] ?? 0);
    if (after > before) share += weight * (after - before);
  }
  return share * other.size;
};

/** Requests that pages save when two files are one. */
const saved = (left: DraftFile, right: DraftFile, pages: readonly Page[]): number => {
  let requests = 0;
  for (const [page, { weight }] of pages.entries())
    if (left.ever[page] === 1 && right.ever[page] === 1) requests += weight;
  return requests * REQUEST;
};

/** Bytes that a page loads before it runs, of some files. */
const loadedFirst = (files: Iterable<DraftFile>, page: number): number => {
  let bytes = 0;
  for (const { first, size } of files) if (first[page] === 1) bytes += size;
  return bytes;
};

/** Whether no page would load too much in vain if two files were one. */
const hasRoom = ([left, right]: Pair, pages: readonly Page[]): boolean => {
  const together = new Set([left, right, ...left.company, ...right.company]);
  let size = 0;
  for (const file of together) size += file.size;
  return pages.every(
    ({ room }, page) =>
      (left.first[page] === 0 && right.first[page] === 0) ||
      size - loadedFirst(together, page) <= room,
  );
};

/** Whether joining two files gains more than a bound. How much, or undefined. */
const gainAbove = (
  bound: number,
  [left, right]: Pair,
  pages: readonly Page[],
): number | undefined => {
  let gain = saved(left, right, pages);
  if (gain > bound) gain -= added(left, right, pages) + added(right, left, pages);
  for (const [file, other] of [
    [left, right],
    [right, left],
  ] as const)
    for (const each of other.company) {
      if (gain <= bound) return undefined;
      if (each !== file) gain -= added(file, each, pages);
    }
  const isBetter = gain > bound && hasRoom([left, right], pages) && !wouldMakeCycle(left, right);
  return isBetter ? gain : undefined;
};

const bestPair = (files: readonly DraftFile[], pages: readonly Page[]): Pair | undefined => {
  let best: Pair | undefined;
  let most = 0;
  for (const [index, left] of files.entries())
    for (const right of files.slice(0, index)) {
      const gain = gainAbove(most, [left, right], pages);
      if (gain === undefined) continue;
      [best, most] = [[left, right], gain];
    }
  return best;
};

/** Called after its largest part. */
const finished = ({ parts }: DraftFile): CodeFile => {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error("a file of nothing");
  const largest = others.reduce((left, right) => (right.size > left.size ? right : left), first);
  return { title: largest.title, modules: parts.flatMap(({ modules }) => modules) };
};

/**
 * Puts parts together while pages gain more by the requests that they save than they lose by what they load
 * in vain.
 *
 * @param weights how much each page counts
 */
export const mergeParts = (
  parts: readonly CodePart[],
  weights: ReadonlyMap<string, number>,
): readonly CodeFile[] => {
  let files = draftFiles(parts, [...weights.keys()]);
  const needed = Array.from(weights, (_, page) => loadedFirst(files, page));
  for (;;) {
    const pages = Array.from(weights.values(), (weight, page) => ({
      weight,
      room: (needed[page] ?? 0) + MOST_IN_VAIN / weight - loadedFirst(files, page),
    }));
    const pair = bestPair(files, pages);
    if (pair === undefined) return files.map(finished);
    files = joinFiles(files, pair);
  }
};
