import type { Card } from "@spellwright/contract";
import { cardFactsOf } from "../../table/src/index.ts";
import type { NamedCard } from "../src/engines/engine.ts";

/** A card of a question with what it states, as a judge hands it to its engines. */
export const named = (card: Card, written: string = card.name): NamedCard => ({
  card,
  written,
  facts: cardFactsOf(card),
});
