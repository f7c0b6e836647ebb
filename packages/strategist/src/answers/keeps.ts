import { type OpposingAnswer, recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** Our own summaries tell what a card is for, and not what it keeps from what. */
const shieldsFrom =
  (menace: OpposingAnswer) =>
  ({ card, roles }: DeckCard): boolean => {
    const { shields, source } = recogniseRoles(card);
    return source === "official"
      ? shields.has(menace)
      : roles.has("protection") || roles.has("counterspell");
  };

/** What keeps a deck from each of them: by a shield, after a wipe also by what brings creatures back. */
export const KEEPS: Readonly<Record<OpposingAnswer, (each: DeckCard) => boolean>> = {
  counters: shieldsFrom("counters"),
  removal: shieldsFrom("removal"),
  wipes: (each) =>
    shieldsFrom("wipes")(each) ||
    (each.roles.has("recursion") && recogniseRoles(each.card).concerns.has("creature")),
};
