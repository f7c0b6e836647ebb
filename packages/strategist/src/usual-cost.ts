import { leastCost, manaValueOfCost } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "./deck-facts.ts";

/** Words by which a card is mostly cast for less than its mana value. */
const COSTS_LESS =
  /\bthis spell costs \{([^}]+)\} less\b(?: to cast if (you control)\b)?|^(?:affinity|delve|convoke|improvise|undaunted|emerge|suspend)\b|\brather than pay this spell[’']s mana cost\b/im;
/** What such a card is taken to cost where its words do not say how much less. */
export const CHEAPENED = 4;
/** Another cost for which it is cast from the hand: “Spectacle {R}”, “Evoke {2}{U}”. */
const OTHER_COST = /^\w+ (\{[^(\n]+) \(You may cast this (?:spell|card from your hand) for its /m;

/** The mana that a card is mostly cast for: its cost or the other that it names, unless its words make it cheaper. */
export const usualCost = ({ card }: DeckCard): number => {
  const text = card.oracle_text ?? card.card_faces?.[0]?.oracle_text ?? "";
  const other = OTHER_COST.exec(text)?.[1];
  const least = Math.min(
    leastCost(card),
    other === undefined ? Number.POSITIVE_INFINITY : manaValueOfCost(other),
  );
  const cheapened = COSTS_LESS.exec(text);
  if (cheapened === null) return least;
  const [, mana, isUsual] = cheapened;
  const saved = isUsual === undefined ? 0 : Number(mana) || 0;
  return Math.min(CHEAPENED, Math.max(0, least - saved));
};

/** The average of what nonland cards are cast for; null without one. */
export const averageAsCast = ({ cards }: DeckFacts): number | null => {
  const spells = cards.filter(({ isLand }) => !isLand);
  const mana = spells.reduce((sum, each) => sum + usualCost(each) * each.quantity, 0);
  return spells.length === 0 ? null : mana / copiesOf(spells);
};
