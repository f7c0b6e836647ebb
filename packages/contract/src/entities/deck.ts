import * as z from "zod";
import { Archetype, Bracket, DeckFormat, GameChangerCategory } from "../enumerations.ts";

/** One line of a deck; `card_id` is null while the card is not known (DATA-01). */
export const DeckCard = z.object({
  deck_id: z.uuid(),
  card_id: z.string().nullable(),
  card_name: z.string(),
  quantity: z.number().int().min(1).max(999),
  is_sideboard: z.boolean(),
  is_commander: z.boolean(),
});
export type DeckCard = z.infer<typeof DeckCard>;

/** A deck; the three counts are derived from its lines (DATA-01). */
export const Deck = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  format: DeckFormat,
  description: z.string().nullable(),
  featured_card_name: z.string().nullable(),
  bracket: Bracket.nullable(),
  bracket_confidence: z.number().min(0).max(1).nullable(),
  bracket_reasoning: z.array(z.string()),
  archetype: Archetype.nullable(),
  is_favorite: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  game_changers_detected: z.array(
    z.object({ card_name: z.string(), category: GameChangerCategory, impact: z.string() }),
  ),
  detected_combos: z.array(
    z.object({ combo_name: z.string(), cards: z.array(z.string()), description: z.string() }),
  ),
  card_count: z.number().int(),
  main_deck_count: z.number().int(),
  sideboard_count: z.number().int(),
});
export type Deck = z.infer<typeof Deck>;

/** A deck with its lines, as one of them is read. */
export const DeckWithCards = Deck.extend({ deck_cards: z.array(DeckCard) });
export type DeckWithCards = z.infer<typeof DeckWithCards>;
