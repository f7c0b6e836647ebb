import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import { copiesOf } from "../../deck-facts.ts";
import { cardFilter, chooseCards } from "./card-filter.ts";
import type { DeckLookUp } from "./look-up.ts";

const MOST_NAMED = 60;

/** Counts the cards of the deck that pass a filter. */
export const count = ({ facts }: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "count",
    description:
      "Counts the cards of the deck, commanders included, that have all you set: role, type, subtype, color, mana value, keyword, words. Null narrows nothing.",
    input: cardFilter(),
    run: async (wanted) => {
      const found = chooseCards(facts.cards, wanted);
      const names = found
        .slice(0, MOST_NAMED)
        .map(({ card, quantity }) => (quantity > 1 ? `${quantity} ${card.name}` : card.name));
      return [
        `${copiesOf(found)} cards, ${found.length} different ones`,
        ...(names.length === 0 ? [] : [markUntrustedText(names.join(", "))]),
      ].join("\n");
    },
  });
