import type { DeckDetail } from "@spellwright/contract";
import type { QueuedEdit } from "../queued-calls.ts";
import { applyDeckChanges } from "./apply-deck-changes.ts";

type NewDeck = Extract<QueuedEdit, { call: "decks.create" }>["deck"];

/** A deck that the server does not know yet: what follows from its cards comes with the answer. */
export const newDeckOf = (id: string, owner: string, wanted: NewDeck): DeckDetail => {
  const now = new Date().toISOString();
  const empty: DeckDetail = {
    id,
    user_id: owner,
    name: wanted.name,
    format: wanted.format,
    description: wanted.description ?? null,
    featured_card_name: wanted.featured_card_name ?? null,
    bracket: null,
    declared_bracket: null,
    declared_reason: null,
    bracket_confidence: null,
    bracket_reasoning: [],
    bracket_reasoning_kinds: [],
    archetype: null,
    declared_archetype: null,
    is_favorite: false,
    created_at: now,
    updated_at: now,
    game_changers_detected: [],
    detected_combos: [],
    card_count: 0,
    main_deck_count: 0,
    sideboard_count: 0,
    revision: 0,
    deck_cards: [],
    color_identity: [],
    featured_card: null,
    discussion_count: 0,
    has_analysis: false,
    analysis_discussion_id: null,
    categories: [],
    statistics: {
      card_count: 0,
      distinct_count: 0,
      type_count: 0,
      land_count: 0,
      unknown_count: 0,
      average_mana_value: null,
      mana_curve: [],
      colors: [],
      types: [],
    },
    legality: { format: wanted.format, legal_in: [], status: "unknown", problems: [] },
    bracket_policy: null,
    bracket_signals: [],
    ways_down: [],
    share_token: null,
    can_undo: false,
    can_redo: false,
  };
  return applyDeckChanges(
    empty,
    wanted.cards.map((card) => ({
      ...card,
      op: "add",
      is_sideboard: card.is_sideboard ?? false,
      is_commander: card.is_commander ?? false,
      categories: card.categories ?? [],
      tags: card.tags ?? [],
    })),
  );
};
