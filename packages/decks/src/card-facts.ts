import type { Card } from "@spellwright/contract";
import type { DeckEntry } from "./decklist.ts";

/** What statistics and legality need of a card. */
export type CardFacts = Pick<
  Card,
  | "id"
  | "name"
  | "cmc"
  | "type_line"
  | "mana_cost"
  | "oracle_text"
  | "colors"
  | "color_identity"
  | "keywords"
  | "card_faces"
  | "legalities"
> &
  Partial<
    Pick<
      Card,
      | "printed_name"
      | "power"
      | "toughness"
      | "layout"
      | "summary"
      | "roles"
      | "facts"
      | "mana"
      | "traits"
    >
  >;

/** A line of a deck beside its card. Null while the card is not known. */
export interface EntryWithFacts extends DeckEntry {
  readonly card: CardFacts | null;
}
