import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";

/** Whether a card takes cards from an opponent’s hand, before they are cast. */
export const makesDiscard = (card: Card): boolean =>
  recogniseRoles(card).events.causes.some(
    ({ name, whose }) => name === "discard" && (whose === "opponent" || whose === "any"),
  );
