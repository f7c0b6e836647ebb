import type { ResolvedEntry } from "../decklist.ts";

/** Fewer unknown names are slips or new cards, whatever else the list holds. */
const FEWEST = 3;

/**
 * Whether most names of a list are unknown: so are those of a language that is not read. Tokens are
 * no cards of the data and do not count.
 */
export function areMostNamesUnknown(entries: readonly ResolvedEntry[]): boolean {
  const isKnown = new Map<string, boolean>();
  for (const { name, cardId, board } of entries)
    if (board !== "extra") isKnown.set(name, cardId !== null);
  const unknown = [...isKnown.values()].filter((known) => !known).length;
  return unknown >= FEWEST && unknown * 2 > isKnown.size;
}
