import { knownShare } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";
import { leaningsOf } from "./threats.ts";

/** What the deck leans on: graveyard, artifacts, creatures, tokens. */
export const answerReliance: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("reliance")) return undefined;
  const leanings = leaningsOf(facts);
  return {
    responseType: "figures",
    headline: finding("reliance", { count: leanings.length }),
    title: "threats",
    items: leanings,
    confidence: 0.8 * knownShare(facts),
  };
};
