import { foldWords } from "@spellwright/text";
import { type NameTable, nameTableInSteps } from "./name-table.ts";
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/** Short names of legends: “Atraxa” of “Atraxa, Grand Unifier”. */
export interface LegendNames {
  /** The places of the cards that bear a folded short name, popular first. */
  readonly bearers: ReadonlyMap<string, readonly number[]>;
  /** The short names that exactly one card bears, as names of that card. */
  readonly unique: NameTable;
}

/** What stands before the comma of a name, or undefined for a name without a title. */
export function shortNameOf(name: string): string | undefined {
  const comma = name.indexOf(",");
  if (comma < 1 || name.includes("//")) return undefined;
  return name.slice(0, comma);
}

/** Gathers short names in both languages, leaving out those that are the whole name of a card, a card a step. */
export function* legendNamesInSteps(
  cards: readonly CardName[],
  table: NameTable,
): Steps<LegendNames> {
  const bearers = new Map<string, number[]>();
  const written = new Map<string, string>();
  for (const [place, card] of cards.entries()) {
    yield;
    for (const name of [card.name, card.printedName ?? "", ...card.faceNames]) {
      const short = shortNameOf(name);
      if (short === undefined) continue;
      const folded = foldWords(short);
      if (folded.length < 3 || table.spellings.placeOf(folded) >= 0) continue;
      const known = bearers.get(folded) ?? [];
      bearers.set(folded, known);
      written.set(folded, short);
      if (!known.includes(place)) known.push(place);
    }
  }
  const unique: CardName[] = [];
  for (const [folded, known] of bearers) {
    const card = cards[known.sort(table.cards.byPopularity)[0] ?? -1];
    const short = written.get(folded);
    if (card && short !== undefined && known.length === 1)
      unique.push({ ...card, printedName: short, flavorNames: [], faceNames: [] });
  }
  return { bearers, unique: yield* nameTableInSteps(unique) };
}
