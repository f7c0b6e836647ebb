import { knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";
import { filtersOf } from "./matching.ts";

/** Which cards are in the list in so many copies: “how many four-ofs”. */
export const answerCopyCounts: Answer = (context) => {
  const { facts, understanding } = context;
  const asked = understanding.filters.find((filter) => filter.kind === "copies");
  if (facts === null || asked === undefined) return undefined;
  const filters = filtersOf(context);
  const found = facts.cards.filter((each) => filters.every(({ test }) => test(each)));
  const cards = found.map(({ card, quantity }) => referenceOf(card, quantity));
  const others = new Map<number, number>();
  for (const { quantity, card, isCommander } of facts.cards)
    if (!isCommander && !/\bBasic\b/.test(card.type_line))
      others.set(quantity, (others.get(quantity) ?? 0) + 1);
  return {
    responseType: "figures",
    headline: finding(asked.copies === 1 ? "copyCountSingle" : "copyCount", {
      count: cards.length,
      copies: asked.copies,
    }),
    title: "copyCounts",
    items: [
      ...(cards.length === 0 ? [] : [finding("kindCards", { cards: { cards } })]),
      ...[...others]
        .toSorted(([one], [other]) => other - one)
        .map(([copies, count]) =>
          finding(copies === 1 ? "copyCountSingleLine" : "copyCountLine", { copies, count }),
        ),
    ],
    cards,
    confidence: 0.98 * knownShare(facts),
  };
};
