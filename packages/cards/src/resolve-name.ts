import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import type { ClosestTo } from "./closest-names.ts";
import type { LegendNames } from "./legends.ts";
import type { NameEntry, NameTable } from "./name-table.ts";
import { nicknamesIn } from "./nicknames.ts";
import { Bearing } from "./packed-cards.ts";
import type { CardName, Resolution } from "./resolver.ts";
import type { Steps } from "./steps.ts";

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
export function bearersOf(
  table: NameTable,
  folded: string,
  language?: Language,
  written?: string,
): readonly CardName[] {
  const entries = table.entriesOf(folded);
  const spelled = entries.filter(
    (entry) => entry.bearing === Bearing.english && entry.written === written,
  );
  if (spelled.length > 0 && language !== "fr") return distinctCards(table, spelled);
  const strongest = Math.min(...entries.map((entry) => entry.bearing));
  const limit = language === "fr" ? Math.max(strongest, Bearing.other) : strongest;
  return distinctCards(
    table,
    entries.filter((entry) => entry.bearing <= limit),
  );
}

/** The legends that a folded short name may mean, the most played ones. */
export const legendsCalled = (
  { cards }: NameTable,
  { bearers }: LegendNames,
  folded: string,
): readonly CardName[] => (bearers.get(folded) ?? []).slice(0, MAX_CANDIDATES).map(cards.card);

/** What players call a card that does not bear the name, and what else they may mean. */
function createShortNames(
  table: NameTable,
  legends: LegendNames,
  search: (query: string, limit: number) => readonly CardName[],
): (name: string, folded: string, exact: readonly CardName[]) => Resolution | undefined {
  const nicknames = nicknamesIn(table);
  return (name, folded, exact) => {
    const whole = exact.filter(({ rank }) => rank !== RANK_OUTSIDE_DECKS);
    // “_____ Goblin” is called Goblin only when nothing is written in its blank.
    const isBorne = whole.some((card) => !card.name.includes("_") || card.name === name);
    if (isBorne) return undefined;
    const called = legendsCalled(table, legends, folded).filter(
      ({ rank }) => rank !== RANK_OUTSIDE_DECKS,
    );
    const nickname = nicknames(folded);
    const [card, ...more] =
      called.length > 0 ? called : [...(nickname ? [nickname] : []), ...whole];
    if (!card) return undefined;
    if (called.length > 1) return { kind: "ambiguous", candidates: [card, ...more] };
    const others = [...(nickname ? [nickname] : []), ...exact, ...search(name, MAX_SUGGESTIONS)]
      .map((other) => other.name)
      .filter((other) => other !== card.name);
    return {
      kind: "found",
      id: card.id,
      name: card.name,
      others: [...new Set(others)].slice(0, MAX_SUGGESTIONS),
    };
  };
}

/** A card beside those that bear its English name in French: in a list either may be meant. */
function withNamesakes(table: NameTable, folded: string, found: Resolution): Resolution {
  if (found.kind !== "found" || found.others) return found;
  const namesakes = bearersOf(table, folded, "fr").filter(
    ({ id, printedName }) => id !== found.id && foldWords(printedName ?? "") === folded,
  );
  return namesakes.length === 0 ? found : { ...found, others: namesakes.map(({ name }) => name) };
}

/** Looks one name up, in steps of what that takes to index. */
export type ResolveInSteps = (name: string, language?: Language) => Steps<Resolution>;

/** Makes the look-up of one name. */
export function createNameResolver(
  table: NameTable,
  legends: LegendNames,
  closestTo: ClosestTo,
  search: (query: string, limit: number) => readonly CardName[],
): ResolveInSteps {
  const shortName = createShortNames(table, legends, search);
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
    const bearers = bearersOf(table, folded, language, name);
    const found = shortName(name, folded, bearers) ?? settle(bearers);
    if (found === undefined) return yield* misspelt(name, folded);
    return language === undefined ? withNamesakes(table, folded, found) : found;
  };
}
