import type { Steps } from "./steps.ts";

/**
 * Items in the order of their texts (by code unit), in steps of those that begin with the same letter: one
 * sort of all names would keep a thread for a tenth of a second. The items must have different texts, or
 * any order among equal ones must do.
 */
export function* sortInSteps<Item>(
  items: Iterable<Item>,
  textOf: (item: Item) => string,
): Steps<Item[]> {
  const byFirst = new Map<string, Item[]>();
  for (const item of items) {
    yield;
    const first = textOf(item).slice(0, 1);
    const same = byFirst.get(first);
    if (same) same.push(item);
    else byFirst.set(first, [item]);
  }
  const sorted: Item[] = [];
  for (const first of [...byFirst.keys()].sort()) {
    const same = byFirst.get(first) ?? [];
    same.sort((left, right) =>
      textOf(left) < textOf(right) ? -1 : textOf(left) > textOf(right) ? 1 : 0,
    );
    sorted.push(...same);
    yield;
  }
  return sorted;
}
