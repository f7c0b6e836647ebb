import { foldPhrase } from "@spellwright/text";
import { knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";
import { passes } from "./passes-filter.ts";

const NAMED = 5;

/** The cards of the highest mana value, or of the lowest. */
export const answerDearest: Answer = ({ facts, understanding: { subjects, filters } }) => {
  const isDearest = subjects.has("dearest");
  if (facts === null || !(isDearest || subjects.has("cheapest"))) return undefined;
  const dearest = facts.cards
    .filter(({ isLand }) => !isLand)
    .filter((each) => filters.every((filter) => passes(each, filter, foldPhrase)))
    .toSorted(
      (a, b) =>
        (b.card.cmc - a.card.cmc) * (isDearest ? 1 : -1) || (a.card.name < b.card.name ? -1 : 1),
    )
    .slice(0, NAMED);
  const [first] = dearest;
  if (first === undefined) return undefined;
  return {
    responseType: "cards",
    headline: finding(isDearest ? "dearest" : "cheapest", {
      card: { card: referenceOf(first.card, null) },
      value: first.card.cmc,
    }),
    title: "costs",
    items: dearest.map(({ card }) =>
      finding("dearestLine", { card: { card: referenceOf(card, null) }, value: card.cmc }),
    ),
    cards: dearest.map(({ card, quantity }) => referenceOf(card, quantity)),
    confidence: 0.95 * knownShare(facts),
  };
};
