import type { Card, Language } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { nameIn } from "../engines/card-facts/describe-card.ts";
import type { SettledQuestion } from "../knowledge/settled-question.ts";

const sidesOf = (between: string): readonly string[] => between.split(/\s*[+/]\s*/);

/** What a card brings to a pair: its name, and its keywords. */
const brings = (card: Card, idea: string): boolean =>
  [card.name, ...card.keywords].some((each) => foldPhrase(each) === foldPhrase(idea));

/**
 * What meets in a settled question, under the asker's cards that bring it. A pair that none of them brings is
 * left out: it would tell of keywords that nobody asked about.
 */
export const pairsOfCards = (
  { pairs = [] }: Pick<SettledQuestion, "pairs">,
  cards: readonly Card[],
  language: Language,
): Decision["interactions"] =>
  pairs.flatMap(({ between, description }) => {
    const ideas = sidesOf(between.en);
    const bringing = ideas.map((idea) => cards.find((card) => brings(card, idea)));
    if (bringing.every((card) => card === undefined)) return [];
    const named = sidesOf(between[language]).map((idea, place) => {
      const card = bringing[place];
      return card === undefined ? idea : nameIn(card, language);
    });
    return [{ cards: [...new Set(named)], description: description[language] }];
  });
