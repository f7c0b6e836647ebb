import { type Card, DeckFormat } from "@spellwright/contract";
import type { BracketFinding, EntryWithFacts } from "@spellwright/decks";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import { entryOf } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { findingOf } from "../facts/finding-of.ts";
import { findCardsWithService } from "../find-cards.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";

/** How long an answer waits for cards that our data lacks. */
const PATIENCE_MS = 5_000;

/** A deck as answers read it: its lines beside their whole cards. */
export interface DeckForQuestion {
  readonly name: string;
  readonly format: DeckFormat;
  readonly entries: readonly (EntryWithFacts & { readonly card: Card | null })[];
  /** As the deck page shows it. */
  readonly bracket: BracketFinding | null;
}

/** An own deck for a question about it. Null where it is missing or someone else's. Three queries. */
export const readDeckForQuestion = async (
  parts: Pick<DecksParts, "database" | "knowledge" | "resolveNames">,
  userId: string,
  id: string,
): Promise<DeckForQuestion | null> => {
  const row = await findOwnDeck(parts.database, userId, id);
  if (row === undefined) return null;
  const lines = await linesOfDeck(parts.database, id);
  const names = lines.map(({ cardName }) => cardName);
  const cards = await findCardsWithService(parts, names, PATIENCE_MS, userId);
  // What is asked of it reads all its cards again: others are answered in between.
  await yieldToRequests();
  return {
    name: row.name,
    format: DeckFormat.parse(row.format),
    entries: lines.map((line) => ({ ...entryOf(line), card: cards.get(line.cardName) ?? null })),
    bracket: findingOf(row),
  };
};
