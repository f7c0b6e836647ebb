import { recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** A creature this dear is played for more than the mana that it makes. */
const LARGE_TOO = 4;

/** Whether a creature that is played for its mana stays home, unless it is its attack that makes it. */
export const rarelyAttacks = ({ card, roles }: DeckCard): boolean =>
  roles.has("ramp") &&
  card.cmc < LARGE_TOO &&
  !recogniseRoles(card).events.rewards.some(
    ({ name }) => name === "attack" || name === "damage-to-player",
  );
