import type { DeckFormat, ListedCard } from "@spellwright/contract";
import { detectFormat } from "@spellwright/decks";
import type { StrategyDeck } from "@spellwright/strategist";
import { listEntries } from "../bracket/index.ts";
import { readDeckForQuestion } from "../decks/index.ts";
import type { ForgeParts } from "./forge-parts.ts";

/** A list as a call tells it, for a deck that is stored nowhere (DATA-07). */
export interface GivenDeck {
  readonly name: string;
  readonly format: DeckFormat | null;
  readonly commanders: readonly string[];
  /** None: only the rest is known of the deck. */
  readonly cards: readonly ListedCard[];
}

/** What a call tells of a deck. Null where it tells of none. */
export const givenDeck = (
  told: {
    readonly name?: string | null | undefined;
    readonly format?: DeckFormat | null | undefined;
    readonly commanders?: readonly string[] | null | undefined;
    readonly cards?: readonly ListedCard[] | null | undefined;
  } | null,
): GivenDeck | null =>
  told && {
    name: told.name ?? "",
    format: told.format ?? null,
    commanders: told.commanders ?? [],
    cards: told.cards ?? [],
  };

const readGiven = async (
  parts: Pick<ForgeParts, "resolveNames" | "brackets">,
  { name, format: said, commanders, cards }: GivenDeck,
  caller: string,
): Promise<StrategyDeck> => {
  const entries = await listEntries(parts, { commanders, cards }, caller);
  const format = said ?? detectFormat(entries).format;
  const measure = await parts.brackets.gather(entries.map((entry) => entry.name));
  const bracket = parts.brackets.has(format) ? measure(entries, null) : null;
  return { name, format, entries, bracket };
};

/** Whose question it is, and what deck it names. */
interface AskedOfDeck {
  readonly userId: string;
  readonly deckId: string | null;
  readonly given: GivenDeck | null;
}

/**
 * The deck of a question: a stored one, else the list that is told with it. Null for a general question,
 * and where the stored one has been deleted since.
 */
export const readDeck = async (
  parts: ForgeParts,
  { userId, deckId, given }: AskedOfDeck,
): Promise<StrategyDeck | null> => {
  if (deckId !== null) return readDeckForQuestion(parts, userId, deckId);
  return given === null || given.cards.length === 0 ? null : readGiven(parts, given, userId);
};
