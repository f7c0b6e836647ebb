import { frenchTextOf } from "@spellwright/cards";
import type { Card, CardPage } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import type { CardFacts } from "../find-cards.ts";

/** French names of a card's keywords, by the English ones, where the glossary of the rules has them. */
const frenchKeywords = ({ keywords }: Card, rulebook: Rulebook): Record<string, string> =>
  Object.fromEntries(
    keywords.flatMap((keyword) => {
      const { term } = rulebook.glossary(keyword) ?? {};
      return term === undefined || term.fr === term.en ? [] : [[keyword, term.fr]];
    }),
  );

/** All that the page of a card shows, with its official notes from the facts in use (CARD-02). */
export const cardPageOf = async (
  { rulingsOf }: Pick<CardFacts, "rulingsOf">,
  rulebook: Rulebook,
  card: Card,
  from: Pick<CardPage, "abilities" | "words" | "images" | "source" | "date">,
): Promise<CardPage> => ({
  card,
  rulings: [...(await rulingsOf([card.name]))],
  french_text: frenchTextOf(card),
  french_keywords: frenchKeywords(card, rulebook),
  ...from,
});
