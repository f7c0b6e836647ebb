import { referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

const isLegend = (typeLine: string): boolean => /\bLegendary\b.*\bCreature\b/.test(typeLine);

/**
 * Whether a card fits a deck that the question tells by its commander, or of which colors a deck must be
 * to play it (CR 903.4, 903.5c). Asked without a deck.
 */
export const answerIdentity: Answer = ({ facts, question, understanding }) => {
  const [named, leader] = question.cards;
  if (facts !== null || named === undefined || question.cards.length > 2) return undefined;
  if (!understanding.namesTheDeck) return undefined;
  const card = { card: referenceOf(named.card, null) };
  const common = { responseType: "legality", title: "legality", items: [] } as const;
  if (leader === undefined)
    return {
      ...common,
      headline: finding("identityOf", { card, colors: { colors: named.card.color_identity } }),
      cards: [card.card],
      confidence: 0.85,
    };
  if (!isLegend(leader.card.type_line)) return undefined;
  const identity = new Set(leader.card.color_identity);
  const fits = named.card.color_identity.every((color) => identity.has(color));
  const commander = referenceOf(leader.card, null);
  return {
    ...common,
    headline: finding(fits ? "insideIdentity" : "outsideIdentity", {
      card,
      commander: { cards: [commander] },
    }),
    cards: [card.card, commander],
    confidence: 0.9,
  };
};
