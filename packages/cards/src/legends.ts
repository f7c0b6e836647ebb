import { foldWords } from "@spellwright/text";
import { type NameTable, nameTableInSteps } from "./name-table.ts";
import { NameKind } from "./packed-cards.ts";
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/** Short names of legends: “Atraxa” of “Atraxa, Grand Unifier”. */
export interface LegendNames {
  /** The places of the cards that bear a folded short name, popular first. */
  readonly bearers: ReadonlyMap<string, readonly number[]>;
  /** The short names that say which card is meant, as names of that card. */
  readonly clear: NameTable;
}

/** A short name means the card that is played so many times as much as all its other bearers together. */
const CLEARLY_MORE = 1.25;

/** What stands before the comma of a name, or undefined for a name without a title. */
export function shortNameOf(name: string): string | undefined {
  const comma = name.indexOf(",");
  if (comma < 1 || name.includes("//")) return undefined;
  return name.slice(0, comma);
}

/** Legends of one short name that are offered: the most played ones. */
const MAX_CANDIDATES = 10;

/** The legends that a folded short name may mean, the most played ones. */
export const legendsByShortName = (
  { cards }: NameTable,
  { bearers }: LegendNames,
  folded: string,
): readonly CardName[] => (bearers.get(folded) ?? []).slice(0, MAX_CANDIDATES).map(cards.card);

/** How much a card is played falls as its rank grows, like the words of a text (Zipf’s law). */
const playOf = ({ rank }: CardName): number => (rank === null ? 0 : 1 / rank);

const leads = ([first, ...others]: readonly CardName[]): boolean =>
  first !== undefined &&
  playOf(first) >= CLEARLY_MORE * others.reduce((sum, other) => sum + playOf(other), 0);

/** Whether a card that is part of decks is called just that. */
const isWholeName = (table: NameTable, folded: string): boolean =>
  table
    .entriesOf(folded)
    .some(({ bearing, card }) => bearing !== NameKind.face && !table.cards.isOutsideDecks(card));

/**
 * Gathers short names in both languages, a card a step. The whole name of a card is none, unless that card
 * is part of no deck (the Vanguard called “Urza”). The name of a face is one of its card, too (“Sheoldred”).
 */
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
      if (folded.length < 3 || isWholeName(table, folded)) continue;
      const known = bearers.get(folded) ?? table.entriesOf(folded).map(({ card }) => card);
      bearers.set(folded, known);
      written.set(folded, short);
      if (!known.includes(place)) known.push(place);
    }
  }
  const clear = [...bearers].flatMap(([folded, known]): CardName[] => {
    const named = known.sort(table.cards.byPopularity).flatMap((place) => cards[place] ?? []);
    const [card] = named;
    const printedName = written.get(folded) ?? null;
    const isClear = card !== undefined && (named.length === 1 || leads(named));
    return isClear ? [{ ...card, printedName, flavorNames: [], faceNames: [] }] : [];
  });
  return { bearers, clear: yield* nameTableInSteps(clear) };
}
