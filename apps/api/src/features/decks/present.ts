import { Deck, type DeckCard, type DeckWithCards } from "@spellwright/contract";
import type { DeckCardRow, DeckRow } from "./queries.ts";

/** A deck with its counts (spec 1 §3). Formats and brackets are text and numbers in the database. */
export const presentDeck = (row: DeckRow): Deck =>
  Deck.parse({
    id: row.id,
    user_id: row.userId,
    name: row.name,
    format: row.format,
    description: row.description,
    featured_card_name: row.featuredCardName,
    bracket: row.bracket,
    bracket_confidence: row.bracketConfidence,
    bracket_reasoning: row.bracketReasoning,
    archetype: row.archetype,
    is_favorite: row.isFavorite,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    game_changers_detected: row.gameChangersDetected,
    detected_combos: row.detectedCombos,
    card_count: row.mainDeckCount + row.sideboardCount,
    main_deck_count: row.mainDeckCount,
    sideboard_count: row.sideboardCount,
  });

const presentCard = (deckId: string, row: DeckCardRow): DeckCard => ({
  deck_id: deckId,
  card_id: row.cardId,
  card_name: row.cardName,
  quantity: row.quantity,
  is_sideboard: row.isSideboard,
  is_commander: row.isCommander,
});

export const presentDeckWithCards = (
  row: DeckRow,
  cards: readonly DeckCardRow[],
): DeckWithCards => ({
  ...presentDeck(row),
  deck_cards: cards.map((card) => presentCard(row.id, card)),
});

/** Cards of a request as the database keeps them. */
export const storedCards = (cards: readonly Omit<DeckCard, "deck_id">[]): readonly DeckCardRow[] =>
  cards.map((card) => ({
    cardId: card.card_id,
    cardName: card.card_name,
    quantity: card.quantity,
    isSideboard: card.is_sideboard,
    isCommander: card.is_commander,
  }));
