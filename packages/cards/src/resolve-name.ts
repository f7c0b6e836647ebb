import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { isOutsideDecks } from "./card-names.ts";
import type { FindClosestNames } from "./closest-names.ts";
import { type LegendNames, legendsByShortName } from "./legends.ts";
import type { NameEntry, NameTable } from "./name-table.ts";
import { NameKind } from "./packed-cards.ts";
import type { CardName, Resolution } from "./resolver.ts";
import { createShortNames, MAX_SUGGESTIONS, type NameSearch } from "./short-names.ts";
import type { Steps } from "./steps.ts";

/** Longer than every printed name (141 characters). What is longer is no name. */
export const MAX_NAME_LENGTH = 200;

/** Slips allowed in a name of this many letters: none in a short one, where every slip is a word. */
function allowedSlips(length: number): number {
  if (length <= 4) return 0;
  if (length <= 8) return 1;
  return length <= 15 ? 2 : 3;
}

function distinctCards({ cards }: NameTable, entries: readonly NameEntry[]): CardName[] {
  return [...new Set(entries.map(({ card }) => card))].sort(cards.byPopularity).map(cards.card);
}

function settle(cards: readonly CardName[]): Resolution | undefined {
  const [card] = cards;
  if (!card) return undefined;
  if (cards.length > 1) return { kind: "ambiguous", candidates: cards };
  return { kind: "found", id: card.id, name: card.name };
}

/**
 * The cards that bear exactly this folded name, the strongest bearing only. Where English names
 * differ by case or punctuation alone, the spelling decides.
 */
export function cardsNamed(
  table: NameTable,
  folded: string,
  language?: Language,
  written?: string,
): readonly CardName[] {
  const entries = table.entriesOf(folded);
  const spelled = entries.filter(
    (entry) => entry.bearing === NameKind.english && entry.written === written,
  );
  if (spelled.length > 0 && language !== "fr") return distinctCards(table, spelled);
  const strongest = Math.min(...entries.map((entry) => entry.bearing));
  const limit = language === "fr" ? Math.max(strongest, NameKind.other) : strongest;
  return distinctCards(
    table,
    entries.filter((entry) => entry.bearing <= limit),
  );
}

/**
 * A card beside what else a list may mean by its name: those that bear it in French, the legends that are
 * called like a face (“Sheoldred”), and what decks hold where the card is an oversized one.
 */
function createNamesakes(
  table: NameTable,
  legends: LegendNames,
  search: NameSearch,
): (name: string, folded: string, found: Resolution) => Resolution {
  const outsideDecks = (folded: string) => cardsNamed(table, folded).every(isOutsideDecks);
  return (name, folded, found) => {
    if (found.kind !== "found" || found.others) return found;
    const french = cardsNamed(table, folded, "fr").filter(
      ({ printedName }) => foldWords(printedName ?? "") === folded,
    );
    const isOversized = outsideDecks(folded);
    const offered = isOversized
      ? search(name, MAX_SUGGESTIONS)
      : legendsByShortName(table, legends, folded);
    const others = new Set(
      [...french, ...offered]
        .filter((card) => card.id !== found.id && !isOutsideDecks(card))
        .map((card) => card.name),
    );
    if (others.size === 0 && !isOversized) return found;
    return {
      ...found,
      ...(isOversized ? { oversized: true as const } : {}),
      others: [...others].slice(0, MAX_SUGGESTIONS),
    };
  };
}

/** Looks one name up, in steps of what that takes to index. */
export type ResolveInSteps = (name: string, language?: Language) => Steps<Resolution>;

/** Makes the look-up of one name. */
export function createNameResolver(
  table: NameTable,
  legends: LegendNames,
  closestTo: FindClosestNames,
  search: NameSearch,
): ResolveInSteps {
  const shortName = createShortNames(table, legends, search);
  const withNamesakes = createNamesakes(table, legends, search);
  function* misspelt(name: string, folded: string): Steps<Resolution> {
    const slips = allowedSlips(folded.length);
    const closest = yield* closestTo(folded, slips + 1);
    const near = distinctCards(table, closest?.entries ?? []);
    const meant = closest && closest.distance <= slips && settle(near);
    if (meant) return meant.kind === "found" ? { ...meant, misspelt: true } : meant;
    const found = near.length < MAX_SUGGESTIONS ? search(name, MAX_SUGGESTIONS) : [];
    const suggestions = new Set([...near, ...found].map((card) => card.name));
    return { kind: "unknown", suggestions: [...suggestions].slice(0, MAX_SUGGESTIONS) };
  }

  return function* (name, language) {
    const folded = name.length > MAX_NAME_LENGTH ? "" : foldWords(name);
    if (!folded) return { kind: "unknown", suggestions: [] };
    const bearers = cardsNamed(table, folded, language, name);
    const found = shortName(name, folded, bearers) ?? settle(bearers);
    if (found === undefined) return yield* misspelt(name, folded);
    return language === undefined ? withNamesakes(name, folded, found) : found;
  };
}
