import { foldWords } from "@spellwright/text";
import type { EntryWithFacts } from "./card-facts.ts";

/** Matches shown in the searches of the import (IMP-07). */
const MOST_MATCHES = 10;

/**
 * Cards of the deck whose name holds the text, in either language, whatever the case and accents;
 * sideboard and maybeboard left out, each card once, at most ten (IMP-07).
 *
 * @param without English names that are not offered: commanders already chosen
 */
export function searchEntries<Entry extends EntryWithFacts>(
  entries: readonly Entry[],
  text: string,
  without: readonly string[] = [],
): readonly Entry[] {
  const wanted = foldWords(text);
  const seen = new Set(without.map(foldWords));
  const matches: Entry[] = [];
  for (const entry of entries) {
    if (matches.length === MOST_MATCHES) break;
    if (entry.board !== "commander" && entry.board !== "main") continue;
    const key = foldWords(entry.name);
    const names = [key, foldWords(entry.card?.printed_name ?? "")];
    if (seen.has(key) || !names.some((name) => name.includes(wanted))) continue;
    seen.add(key);
    matches.push(entry);
  }
  return matches;
}
