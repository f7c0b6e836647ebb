import type * as z from "zod";
import { DeckDetail, DeckLine } from "./deck-detail.ts";

/** What whoever has the link of a shared deck sees: its list and its figures, nothing of its owner. */
export const SharedDeck = DeckDetail.pick({
  name: true,
  format: true,
  description: true,
  bracket: true,
  declared_bracket: true,
  declared_reason: true,
  archetype: true,
  color_identity: true,
  featured_card: true,
  card_count: true,
  main_deck_count: true,
  sideboard_count: true,
  categories: true,
  statistics: true,
  updated_at: true,
}).extend({
  deck_cards: DeckLine.omit({
    ...{ deck_id: true, categories: true, tags: true, roles: true, words: true },
  }).array(),
});
export type SharedDeck = z.infer<typeof SharedDeck>;
