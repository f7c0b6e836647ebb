import type { CardFacts } from "../card-facts.ts";
import { rulesTextOf } from "../commander/commander-rules.ts";

/** Whether the card's official text is known. That of a vanilla creature is known to be empty. */
export const isTextKnown = (card: CardFacts): boolean =>
  typeof card.oracle_text === "string" || rulesTextOf(card).trim() !== "";
