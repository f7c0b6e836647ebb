import type { Language } from "@spellwright/contract";
import { differingBits, editDistance, letterBits } from "./edit-distance.ts";
import { fold } from "./fold.ts";
import type { LegendNames } from "./legends.ts";
import { Bearing, byPopularity, type NameEntry, type NameTable } from "./name-table.ts";
import type { CardName, Resolution } from "./resolver.ts";

/** Longer than every printed name (141 characters); what is longer is no name. */
export const MAX_NAME_LENGTH = 200;
const MAX_SUGGESTIONS = 5;
/** Legends of one short name that are offered: the most played ones. */
const MAX_CANDIDATES = 10;

/** Slips allowed in a name of this many letters: none in a short one, where every slip is a word. */
function allowedSlips(length: number): number {
  if (length <= 4) return 0;
  if (length <= 8) return 1;
  return length <= 15 ? 2 : 3;
}

function distinctCards(entries: readonly NameEntry[]): CardName[] {
  return [...new Map(entries.map((entry) => [entry.card.id, entry.card])).values()].sort(
    byPopularity,
  );
}

function settle(cards: readonly CardName[]): Resolution | undefined {
  const [card] = cards;
  if (!card) return undefined;
  if (cards.length > 1) return { kind: "ambiguous", candidates: cards };
  return { kind: "found", id: card.id, name: card.name };
}

/** The cards that bear exactly this folded name, the strongest bearing only. */
export function bearersOf(
  table: NameTable,
  folded: string,
  language?: Language,
): readonly CardName[] {
  const entries = table.byFolded.get(folded) ?? [];
  const strongest = Math.min(...entries.map((entry) => entry.bearing));
  const limit = language === "fr" ? Math.max(strongest, Bearing.other) : strongest;
  return distinctCards(entries.filter((entry) => entry.bearing <= limit));
}

/** Makes the look-up of one name; the letters of all names are noted on the first misspelt one. */
export function createNameResolver(
  table: NameTable,
  legends: () => LegendNames,
  search: (query: string, limit: number) => readonly CardName[],
): (name: string, language?: Language) => Resolution {
  let bits: Int32Array | undefined;

  function closest(folded: string, bound: number): { distance: number; entry: NameEntry }[] {
    bits ??= Int32Array.from(table.entries, (entry) => letterBits(entry.folded));
    const wanted = letterBits(folded);
    const near: { distance: number; entry: NameEntry }[] = [];
    table.entries.forEach((entry, at) => {
      if (Math.abs(entry.folded.length - folded.length) > bound) return;
      if (differingBits(bits?.[at] ?? 0, wanted) > 2 * bound) return;
      const distance = editDistance(folded, entry.folded, bound);
      if (distance <= bound) near.push({ distance, entry });
    });
    return near.sort((left, right) => left.distance - right.distance);
  }

  return (name, language) => {
    const folded = name.length > MAX_NAME_LENGTH ? "" : fold(name);
    if (!folded) return { kind: "unknown", suggestions: [] };
    const exact = settle(bearersOf(table, folded, language));
    if (exact) return exact;
    const legend = settle(legends().bearers.get(folded)?.slice(0, MAX_CANDIDATES) ?? []);
    if (legend) return legend;

    const slips = allowedSlips(folded.length);
    const near = closest(folded, slips + 1);
    const best = near[0]?.distance ?? slips + 1;
    if (best <= slips) {
      const misspelt = settle(
        distinctCards(near.filter((hit) => hit.distance === best).map((hit) => hit.entry)),
      );
      if (misspelt) return misspelt;
    }
    const suggestions = new Set(near.map((hit) => hit.entry.card.name));
    if (suggestions.size < MAX_SUGGESTIONS)
      for (const card of search(name, MAX_SUGGESTIONS)) suggestions.add(card.name);
    return { kind: "unknown", suggestions: [...suggestions].slice(0, MAX_SUGGESTIONS) };
  };
}
