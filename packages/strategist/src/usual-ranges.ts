import type { DeckFormat } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";
import type { StrategyDeck } from "./strategist.ts";

/**
 * Frank Karsten, “How Many Lands Do You Need in Your Deck? An Updated Analysis” (2022): a regression
 * over tournament decks, for decks of 60 and of 99 cards.
 */
export const LANDS_SOURCE =
  "https://strategy.channelfireball.com/all-strategy/home/how-many-lands-do-you-need-in-your-deck-an-updated-analysis/";

/** The Comprehensive Rules, for sizes of decks, hands and sideboards. */
export const RULES_SOURCE = "https://magic.wizards.com/en/rules";

/** What the brackets of Commander allow, from those who keep the format. */
export const BRACKETS_SOURCE =
  "https://magic.wizards.com/en/news/announcements/introducing-commander-brackets-beta";

const LAND_FIT = {
  60: { base: 19.59, perManaValue: 1.9 },
  99: { base: 31.42, perManaValue: 3.13 },
} as const;
/** Lands of a deck of 60 cards of which nothing is known yet (ANA-07). */
export const DEFAULT_LANDS = 24;

/** Decks of 60 cards that are cast for less on average are played with so few lands: burn, above all. */
const FAST = { average: 1.8, lands: 19 } as const;

const LESS_PER_CHEAP_MANA_OR_DRAW = 0.28;

/** Decks of 100 cards draw from 99 beside their commander (CR 903.6). */
const isSingleton = (format: DeckFormat): boolean => SIZES[format].cards === 100;

/**
 * How many lands the published formula gives.
 *
 * @param averageManaValue of the nonland cards
 * @param cheap cards of mana value 2 or less that draw or make mana
 * @param cards of the deck, where it may have more than the format asks for. It then needs as many more lands
 * @returns undefined for formats that the analysis does not cover
 */
export const usualLands = (
  format: DeckFormat,
  averageManaValue: number,
  cheap: number,
  cards = 0,
): { readonly least: number; readonly most: number } | undefined => {
  if (format === "draft" || format === "sealed" || format === "casual") return undefined;
  const { base, perManaValue } = LAND_FIT[isSingleton(format) ? 99 : 60];
  const least = SIZES[format].cards;
  const larger = SIZES[format].atLeast ? Math.max(1, cards / least) : 1;
  const middle =
    larger *
    (base + perManaValue * averageManaValue - (LESS_PER_CHEAP_MANA_OR_DRAW * cheap) / larger);
  const fitted = Math.floor(middle - 0.5);
  const isFast = !isSingleton(format) && averageManaValue < FAST.average;
  return {
    least: isFast ? Math.min(Math.floor(larger * FAST.lands), fitted) : fitted,
    most: Math.ceil(middle + 0.5),
  };
};

/** A habit of deck builders; `most` is null where the guide names none. */
export interface Habit {
  readonly least: number;
  readonly most: number | null;
  readonly source: string;
}

/** A guide for a first Commander deck: 8 to 10 cards for mana, 10 to 12 that draw, 5 for removal. */
const FIRST_DECK = "https://dorcishlibrarian.blogspot.com/2022/01/commander-deck-building.html";
/** A guide on board wipes in Commander: one or two. */
const WIPES = "https://commander20.com/category/tips-tactics";

/** What guides for Commander ask for. Habits, no rules; an answer says so. */
export const COMMANDER_HABITS: Partial<Record<Role, Habit>> = {
  ramp: { least: 8, most: 10, source: FIRST_DECK },
  draw: { least: 10, most: 12, source: FIRST_DECK },
  removal: { least: 5, most: null, source: FIRST_DECK },
  wipe: { least: 1, most: 2, source: WIPES },
};

/** A deck made to win tournaments, where habits of other tables say nothing. */
export const isCompetitive = ({ format, bracket }: HabitDeck): boolean =>
  format === "cedh" || bracket?.bracket === 5;

type HabitDeck = Pick<StrategyDeck, "format" | "bracket">;

/** What guides ask of a deck for a role. Undefined where none speaks of such a deck. */
export const habitFor = (deck: HabitDeck, role: Role): Habit | undefined =>
  hasCommander(deck.format) && !isCompetitive(deck) ? COMMANDER_HABITS[role] : undefined;

/** What a format asks of a deck: CR 100.2a, 100.4a, 903.5a, 903.5b, 903.5e. Limited CR 100.2b. */
export interface FormatSize {
  readonly cards: number;
  /** More may be played. */
  readonly atLeast: boolean;
  readonly copies: number | null;
  readonly sideboard: number | null;
}

const constructed: FormatSize = { cards: 60, atLeast: true, copies: 4, sideboard: 15 };
const singleton: FormatSize = { cards: 100, atLeast: false, copies: 1, sideboard: null };
const limited: FormatSize = { cards: 40, atLeast: true, copies: null, sideboard: null };

export const SIZES: Readonly<Record<DeckFormat, FormatSize>> = {
  commander: singleton,
  cedh: singleton,
  "duel commander": singleton,
  modern: constructed,
  pioneer: constructed,
  standard: constructed,
  legacy: constructed,
  vintage: constructed,
  pauper: constructed,
  casual: constructed,
  draft: limited,
  sealed: limited,
};

/** How far what is usual in a format can be trusted of one deck, 0 to 1. */
export const USUAL_TRUST = 0.8;

/** Formats in which a commander leads the deck. */
export const hasCommander = (format: DeckFormat): boolean => isSingleton(format);

/** Formats in which several players meet at a table: Commander, not its duels (CR 903.2). */
export const isForSeveral = (format: DeckFormat): boolean =>
  hasCommander(format) && format !== "duel commander";

/** Cards that are drawn from: a commander stays in the command zone (CR 903.6). */
export const librarySize = (format: DeckFormat): number =>
  isSingleton(format) ? 99 : SIZES[format].cards;
