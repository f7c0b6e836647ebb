import {
  type Card,
  type ColorCode,
  Deck,
  type DeckCard,
  type DeckListItem,
  type DeckVersion,
  type DeckWithCards,
  type Language,
} from "@spellwright/contract";
import { presentFinding } from "../bracket/index.ts";
import type { StoredLine } from "./deck-state.ts";
import { findingOf } from "./facts/finding-of.ts";
import type { VersionRow } from "./history/history-queries.ts";
import type { DeckRow } from "./queries.ts";

const NO_FINDING = { reasoning: [], reasoningKinds: [], gameChangers: [], combos: [] };

/** A deck with its counts (spec 1 §3). Formats and brackets are text and numbers in the database. */
export const presentDeck = (row: DeckRow, language: Language): Deck => {
  const finding = findingOf(row);
  const { reasoning, reasoningKinds, gameChangers, combos } =
    finding === null ? NO_FINDING : presentFinding(finding, language);
  return Deck.parse({
    id: row.id,
    user_id: row.userId,
    name: row.name,
    format: row.format,
    description: row.description,
    featured_card_name: row.featuredCardName,
    bracket: row.bracket,
    declared_bracket: row.declaredBracket,
    declared_reason: row.declaredReason,
    bracket_confidence: row.bracketConfidence,
    bracket_reasoning: reasoning,
    bracket_reasoning_kinds: reasoningKinds,
    archetype: row.declaredArchetype ?? row.archetype,
    declared_archetype: row.declaredArchetype,
    is_favorite: row.isFavorite,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    game_changers_detected: gameChangers,
    detected_combos: combos,
    card_count: row.mainDeckCount + row.sideboardCount,
    main_deck_count: row.mainDeckCount,
    sideboard_count: row.sideboardCount,
    revision: row.revision,
  });
};

export const presentLine = (deckId: string, line: StoredLine): DeckCard => ({
  id: line.id,
  deck_id: deckId,
  card_id: line.cardId,
  card_name: line.cardName,
  quantity: line.quantity,
  is_sideboard: line.board === "sideboard" || line.board === "companion",
  is_commander: line.isCommander,
  board: line.board,
  set_code: line.setCode,
  collector_number: line.collectorNumber,
  finish: line.finish,
  categories: line.categories,
  tags: line.tags,
});

export const presentDeckWithCards = (
  row: DeckRow,
  lines: readonly StoredLine[],
  language: Language,
): DeckWithCards => ({
  ...presentDeck(row, language),
  deck_cards: lines.map((line) => presentLine(row.id, line)),
});

/** The stored form of an identity, `WUG`, as a list. */
export const presentIdentity = (letters: string): ColorCode[] => [...letters] as ColorCode[];

/** The card that a deck shows: the chosen one, else its first commander. */
export const featuredNameOf = (row: DeckRow): string | null =>
  row.featuredCardName ?? row.commanderNames[0] ?? null;

const presentFeatured = (card: Card | undefined): DeckListItem["featured_card"] =>
  card === undefined
    ? null
    : {
        id: card.id,
        name: card.name,
        printed_name: card.printed_name,
        mana_cost: card.mana_cost,
        type_line: card.type_line,
        image_uris: card.image_uris,
        color_identity: card.color_identity,
      };

/** The cards that a deck of a list shows, by name: its picture and its commanders. */
export const shownNamesOf = (row: DeckRow): readonly string[] => [
  ...row.commanderNames,
  ...(row.featuredCardName === null ? [] : [row.featuredCardName]),
];

/** @param cards by name */
export const presentListItem =
  (cards: ReadonlyMap<string, Card>, language: Language) =>
  (row: DeckRow): DeckListItem => ({
    ...presentDeck(row, language),
    commander_names: row.commanderNames,
    commander_printed_names: row.commanderNames.map(
      (name) => cards.get(name)?.printed_name ?? null,
    ),
    color_identity: presentIdentity(row.colorIdentity),
    featured_card: presentFeatured(cards.get(featuredNameOf(row) ?? "")),
    discussion_count: row.discussionCount,
    has_analysis: row.analysisDiscussion !== null,
    analysis_discussion_id: row.analysisDiscussion,
  });

/** A version without its lines. */
export const presentVersion = (row: VersionRow): DeckVersion => ({
  id: row.id,
  deck_id: row.deckId,
  name: row.name,
  revision: row.revision,
  card_count: row.cardCount,
  created_at: row.createdAt.toISOString(),
});
