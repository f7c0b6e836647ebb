import { cardSynergies } from "@spellwright/decks";
import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { Finding, NamedCard } from "../strategist.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";

/** Cards that a sentence names. */
const MOST_TIED = 10;

/** The cards of the list that wait for what a card makes happen, or make happen what it waits for. */
const synergiesOf = (facts: DeckFacts, { card }: NamedCard): readonly Finding[] => {
  const others = facts.cards.filter((each) => !each.isLand && each.card.name !== card.name);
  const { feeds, fedBy } = cardSynergies(
    card,
    others.map((each) => each.card),
  );
  const tied = (code: string, synergies: typeof feeds): readonly Finding[] => {
    const cards = [...new Set(synergies.flatMap(({ cards: each }) => each))];
    const named = cards.map((each) => referenceOf(each, null));
    return cards.length === 0
      ? []
      : [
          finding(code, {
            card: { card: referenceOf(card, null) },
            cards: { cards: named, most: MOST_TIED },
          }),
        ];
  };
  return [...tied("tiesFeed", feeds), ...tied("tiesFed", fedBy)];
};

/** What goes with the cards that are named. Undefined where the texts tie none of them to the list. */
const ofNamed = (facts: DeckFacts, named: readonly NamedCard[]): AnswerPart | undefined => {
  const [headline, ...items] = named.flatMap((each) => synergiesOf(facts, each));
  if (headline === undefined) return undefined;
  return {
    responseType: "cards",
    headline,
    title: "synergies",
    items: [...items, finding("tiesByText")],
    cards: named.map(({ card }) => referenceOf(card, null)),
    confidence: 0.7 * knownShare(facts),
  };
};

/** What the cards of a deck do for one another, the same as in its report. What goes with a card that is named. */
export const answerSynergies: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("synergies")) return undefined;
  const leads = new Set(facts.cards.flatMap((each) => (each.isCommander ? each.card.name : [])));
  const named = question.cards.filter(({ card }) => !leads.has(card.name));
  if (named.length > 0) return ofNamed(facts, named);
  const { themes: found } = planOf(facts);
  return {
    responseType: "cards",
    headline: finding("synergies", { count: found.length }),
    title: "synergies",
    items: found.map(themeFinding),
    cards: found.flatMap(({ makers, payoffs }) => [...makers, ...payoffs]).slice(0, 12),
    confidence: 0.7 * knownShare(facts),
  };
};
