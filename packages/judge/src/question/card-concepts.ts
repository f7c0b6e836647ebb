import type { Card } from "@spellwright/contract";
import { foldText } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** What a card brings to a question: its keywords first, then the ideas in its text and types. */
export interface CardConcepts {
  readonly keywords: ReadonlySet<string>;
  readonly ideas: ReadonlySet<string>;
}

/** What stands on a card, each of its sides apart. */
export const textsOf = (card: Card): readonly string[] => [
  card.oracle_text ?? "",
  card.type_line,
  card.summary?.en ?? "",
  ...(card.card_faces ?? []).flatMap((face) => [face.oracle_text ?? "", face.type_line ?? ""]),
];

export const cardConcepts = (cards: readonly Card[], vocabulary: Vocabulary): CardConcepts => {
  const keywords = new Set<string>();
  const ideas = new Set<string>();
  for (const card of cards) {
    for (const keyword of card.keywords) {
      const concept = vocabulary.byKeyword.get(keyword.toLowerCase());
      if (concept) keywords.add(concept.id);
    }
    for (const text of textsOf(card)) {
      for (const match of vocabulary.find(foldText(text.slice(0, 2000)).tokens))
        ideas.add(match.id);
    }
  }
  return { keywords, ideas };
};
