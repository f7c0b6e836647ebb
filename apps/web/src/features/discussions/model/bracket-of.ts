import type { Discussion } from "@spellwright/contract";

const BRACKET_FORMATS: readonly string[] = ["commander", "cedh"];

/** The bracket of the deck that a discussion is about; only decks of Commander have one (DISC-01). */
export const bracketOf = ({ deck }: Pick<Discussion, "deck">): number | null =>
  deck !== null && BRACKET_FORMATS.includes(deck.format) ? deck.bracket : null;
