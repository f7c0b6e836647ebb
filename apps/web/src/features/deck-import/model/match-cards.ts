import type { ParsedDeckCard } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";

/** IMP-07. */
const MATCHES_MAX = 10;

type Named = Pick<ParsedDeckCard, "name" | "printedName" | "isSideboard">;

/**
 * Cards of the list, outside the sideboard, whose name in either language holds what was written
 * (IMP-07): 10 at most, each once.
 *
 * @param taken names that are chosen already
 */
export const matchCards = <Card extends Named>(
  cards: readonly Card[],
  written: string,
  taken: readonly string[],
): Card[] => {
  const wanted = foldPhrase(written);
  const seen = new Set(taken);
  const matches: Card[] = [];
  for (const card of cards) {
    if (matches.length === MATCHES_MAX) break;
    if (card.isSideboard || seen.has(card.name)) continue;
    if (![card.name, card.printedName ?? ""].some((name) => foldPhrase(name).includes(wanted)))
      continue;
    seen.add(card.name);
    matches.push(card);
  }
  return matches;
};
