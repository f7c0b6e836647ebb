import { referenceOf } from "../deck-facts.ts";
import { BRACKETS_SOURCE, hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** The most Game Changers that bracket 3 takes. */
const GAME_CHANGERS_IN_3 = 3;

/** What each bracket allows; with a deck, the lowest that its Game Changers leave open. */
export const answerBracket: Answer = ({ facts, understanding }) => {
  if (!understanding.subjects.has("bracket")) return undefined;
  const items = [1, 2, 3, 4, 5].map((bracket) => finding(`bracket${bracket}`));
  const common = { title: "bracket", sources: [BRACKETS_SOURCE] } as const;
  if (facts === null)
    return {
      ...common,
      responseType: "guidance",
      headline: finding("bracketsGeneral"),
      items,
      confidence: 0.85,
    };
  if (!hasCommander(facts.deck.format)) return undefined;
  const changers = facts.cards.filter(({ card }) => card.game_changer);
  const count = changers.reduce((sum, { quantity }) => sum + quantity, 0);
  const floor = count === 0 ? 1 : count <= GAME_CHANGERS_IN_3 ? 3 : 4;
  const cards = changers.map(({ card, quantity }) => referenceOf(card, quantity));
  return {
    ...common,
    responseType: "figures",
    headline: finding(count === 0 ? "noGameChangers" : "gameChangers", { count, floor }),
    items: [
      ...(count === 0 ? [] : [finding("gameChangerCards", { cards: { cards } })]),
      finding("bracketNotAll"),
      ...items,
    ],
    cards,
    // Combos, extra turns and intent decide too, and are not looked at here.
    confidence: 0.7,
  };
};
