import type { Replacement } from "./replacements.ts";
import type { Act, Doing } from "./scene.ts";

/** What an affected player wants little of. */
const HARMS: ReadonlySet<Doing> = new Set(["damage", "discard", "lose"]);

/**
 * What replacement effects make of an amount. The affected player chooses their order (CR 616.1): additions first where
 * much is wanted, last where little is.
 *
 * @returns undefined where the amount of each of several events is not known
 */
export function changedAmount(
  { doing, amount, events = 1 }: Act,
  replacements: readonly Replacement[],
): number | undefined {
  // Nothing happens, so nothing is replaced (CR 614.7).
  if (replacements.length === 0 || amount === 0) return amount;
  const each = amount / events;
  if (!Number.isInteger(each)) return undefined;
  const times = replacements.reduce((product, one) => product * timesOf(one), 1);
  const plus = replacements.reduce((sum, one) => sum + ("plus" in one ? one.plus : 0), 0);
  // What does not happen at all is not added to either (CR 614.6).
  if (times === 0) return 0;
  return events * (HARMS.has(doing) ? each * times + plus : (each + plus) * times);
}

const timesOf = (one: Replacement): number => ("times" in one ? one.times : 1);
