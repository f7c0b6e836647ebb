import { hasCommander, RULES_SOURCE, SIZES } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** What a format asks of a deck: cards, copies, sideboard (CR 100.2a, 100.4a, 903.5). */
export const answerSize: Answer = ({ facts, understanding }) => {
  const { subjects, format, asksCount, asksSideboard } = understanding;
  if (!subjects.has("size") && !(subjects.has("copies") && facts === null)) return undefined;
  if (format === null) return undefined;
  const { cards, atLeast, copies, sideboard } = SIZES[format];
  const named = { format: { format } };
  const asked = finding(atLeast ? "sizeAtLeast" : "sizeExactly", { ...named, cards });
  const isWithout = asksSideboard && !asksCount && hasCommander(format);
  const ofDeck = asksSideboard
    ? finding("sideboardSize", { count: facts?.statistics.sideboard ?? 0 })
    : finding("deckSize", { count: facts?.statistics.cards ?? 0 });
  const own = facts !== null && (asksCount || format === facts.deck.format) ? ofDeck : undefined;
  return {
    responseType: own === undefined ? "guidance" : "figures",
    headline: isWithout ? finding("sideboardNone", named) : (own ?? asked),
    title: "size",
    items: [
      ...(own === undefined && !isWithout ? [] : [asked]),
      copies === null
        ? finding("copiesFree", named)
        : finding(copies === 1 ? "copiesOne" : "copiesMost", { ...named, copies }),
      ...(isWithout
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
