import { type DeckCard, knownShare } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Power or toughness on the front of a creature; NaN for what has none, or one that changes. */
const strengthOf = ({ card }: DeckCard, of: "power" | "toughness"): number =>
  Number(card.card_faces?.[0]?.[of] ?? card[of] ?? Number.NaN);

/** The average power or toughness of the creatures. Those that change with the game are left out. */
export const answerAverageStrength: Answer = ({ facts, understanding }) => {
  if (facts === null) return undefined;
  const of = (["power", "toughness"] as const).find((each) =>
    understanding.subjects.has(each === "power" ? "averagePower" : "averageToughness"),
  );
  if (of === undefined) return undefined;
  const known = facts.cards.filter((each) => Number.isFinite(strengthOf(each, of)));
  const copies = known.reduce((sum, { quantity }) => sum + quantity, 0);
  if (copies === 0) return undefined;
  const sum = known.reduce((all, each) => all + each.quantity * strengthOf(each, of), 0);
  return {
    responseType: "figures",
    headline: finding(of === "power" ? "averagePower" : "averageToughness", {
      average: { decimal: sum / copies },
      count: copies,
    }),
    title: "averageStrength",
    items: [],
    confidence: 0.95 * knownShare(facts),
  };
};
