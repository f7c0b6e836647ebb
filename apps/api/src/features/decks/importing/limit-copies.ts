import type { DecklistProblem, ResolvedDecklist, ResolvedEntry } from "@spellwright/decks";
import { draftOfEntry, mergeKeyOf, QUANTITY_MAX } from "../deck-state.ts";

/**
 * A list whose lines of one pile come to no more than a line may hold: those beyond become problems, as a
 * single line with too many copies is one.
 */
export const limitCopies = (list: ResolvedDecklist): ResolvedDecklist => {
  const piles = new Map<string, number>();
  const entries: ResolvedEntry[] = [];
  const beyond: DecklistProblem[] = [];
  for (const entry of list.entries) {
    const pile = mergeKeyOf(draftOfEntry(entry));
    const quantity = (piles.get(pile) ?? 0) + entry.quantity;
    if (quantity <= QUANTITY_MAX) {
      piles.set(pile, quantity);
      entries.push(entry);
    } else
      beyond.push({
        line: entry.line,
        text: (list.texts[entry.line - 1] ?? "").trim(),
        reason: "quantityOutOfRange",
        params: { quantity },
        suggestions: [],
        severity: "error",
      });
  }
  if (beyond.length === 0) return list;
  const problems = [...list.problems, ...beyond].toSorted((one, other) => one.line - other.line);
  return { ...list, entries, problems };
};
