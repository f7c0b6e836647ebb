import { foldPhrase } from "@spellwright/text";
import { knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";
import { passes } from "./passes-filter.ts";

/** How many cards of each type. An artifact creature counts for both. */
export const answerTypes: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("types")) return undefined;
  const { types, cards } = facts.statistics;
  // “Legendary artifacts” are fewer than artifacts: that is for the filters.
  if (cards === 0 || understanding.filters.length > 1) return undefined;
  const [asked] = understanding.filters.flatMap((each) => (each.kind === "type" ? each.type : []));
  const bearers = facts.cards
    .filter(
      (each) => asked !== undefined && passes(each, { kind: "type", type: asked }, foldPhrase),
    )
    .map(({ card, quantity }) => referenceOf(card, quantity));
  const present = Object.entries(types).filter(([, count]) => count > 0);
  return {
    responseType: "figures",
    headline:
      asked === undefined
        ? finding("typeCounts", { count: present.length })
        : finding("typeCount", {
            type: { type: asked },
            count: types[asked],
            share: { percent: types[asked] / cards },
          }),
    title: "types",
    items: [
      ...(bearers.length === 0 ? [] : [finding("kindCards", { cards: { cards: bearers } })]),
      ...present.map(([type, count]) =>
        finding("typeLine", { type: { type }, count, share: { percent: count / cards } }),
      ),
    ],
    cards: bearers,
    confidence: 0.95 * knownShare(facts),
  };
};
