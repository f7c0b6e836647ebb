import { hasCommander, RULES_SOURCE, SIZES } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** What a format asks of a deck: cards, copies, sideboard (CR 100.2a, 100.4a, 903.5). */
export const answerSize: Answer = ({ facts, understanding }) => {
  const { subjects, asksCount, asksSideboard } = understanding;
  if (!subjects.has("size") && !(subjects.has("copies") && facts === null)) return undefined;
  const format = understanding.format ?? (asksSideboard ? "modern" : "commander");
  const { cards, atLeast, copies, sideboard } = SIZES[format];
  const named = { format: { format } };
  const asked = finding(atLeast ? "sizeAtLeast" : "sizeExactly", { ...named, cards });
  const general =
    asksSideboard && sideboard !== null ? finding("sideboardMost", { ...named, sideboard }) : asked;
  const isWithout = asksSideboard && !asksCount && hasCommander(format);
  const ofDeck = asksSideboard
    ? finding("sideboardSize", { count: facts?.statistics.sideboard ?? 0 })
    : finding("deckSize", { count: facts?.statistics.cards ?? 0 });
  const own = facts !== null && (asksCount || format === facts.deck.format) ? ofDeck : undefined;
  return {
    responseType: own === undefined ? "guidance" : "figures",
    headline: isWithout ? finding("sideboardNone", named) : (own ?? general),
    title: "size",
    items: [
      ...(own === undefined && general === asked && !isWithout ? [] : [asked]),
      copies === null
        ? finding("copiesFree", named)
        : finding(copies === 1 ? "copiesOne" : "copiesMost", { ...named, copies }),
      ...(isWithout || (own === undefined && general !== asked)
        ? []
        : [
            sideboard === null
              ? finding(hasCommander(format) ? "sideboardNone" : "sideboardFree", named)
              : finding("sideboardMost", { ...named, sideboard }),
          ]),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.9,
  };
};
