import type { BracketReason } from "@spellwright/decks";
import { BRACKETS_SOURCE, hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** The sentence of a reason is that of the deck page (`bracket.reasons`). */
const ofReason = ({ code, params, cards }: BracketReason) =>
  finding(`bracket.${code}`, {
    ...params,
    cards: {
      cards: cards.map(({ name, printedName }) => ({
        name,
        printed_name: printedName,
        quantity: null,
      })),
    },
  });

/** What each bracket allows; with a deck, its own bracket and why. */
export const answerBracket: Answer = ({ facts, understanding }) => {
  if (!understanding.subjects.has("bracket")) return undefined;
  if (facts !== null && !hasCommander(facts.deck.format)) return undefined;
  const items = [1, 2, 3, 4, 5].map((bracket) => finding(`bracket${bracket}`));
  const common = { title: "bracket", sources: [BRACKETS_SOURCE] } as const;
  const found = facts?.deck.bracket ?? null;
  if (found === null)
    return {
      ...common,
      responseType: "guidance",
      headline: finding("bracketsGeneral"),
      items,
      confidence: 0.85,
    };
  return {
    ...common,
    responseType: "figures",
    headline: finding("deckBracket", { bracket: found.bracket }),
    items: [...found.reasons.map(ofReason), ...items],
    cards: found.gameChangers.map(({ name, printedName }) => ({
      name,
      printed_name: printedName,
      quantity: 1,
    })),
    confidence: found.confidence,
  };
};
