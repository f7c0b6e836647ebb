import { knownShare } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** How many cards of each type; an artifact creature counts for both. */
export const answerTypes: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("types")) return undefined;
  const { types, cards } = facts.statistics;
  if (cards === 0) return undefined;
  const [asked] = understanding.filters.flatMap((each) => (each.kind === "type" ? each.type : []));
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
    items: present.map(([type, count]) =>
      finding("typeLine", { type: { type }, count, share: { percent: count / cards } }),
    ),
    confidence: 0.95 * knownShare(facts),
  };
};
