import type { BracketReason } from "@spellwright/decks";
import { BRACKETS_SOURCE, hasCommander } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";

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

/** A lower bracket that the question wants, and what must go for it. */
const wayFinding = ({ facts, understanding }: AnswerContext, bracket: number) => {
  const wanted = understanding.bracketNamed;
  if (wanted === null || wanted >= bracket) return undefined;
  const way = facts?.deck.waysDown?.find((each) => each.bracket === wanted);
  if (way === undefined) return wanted === 1 ? finding("bracketByWord") : undefined;
  const cards = way.cuts.map(({ name, printedName }) => ({
    name,
    printed_name: printedName,
    quantity: null,
  }));
  return finding("bracketWay", { bracket: wanted, count: cards.length, cards: { cards } });
};

/** What each bracket allows; with a deck, its own bracket and why. */
export const answerBracket: Answer = (context) => {
  const { facts, understanding } = context;
  if (!understanding.subjects.has("bracket")) return undefined;
  if (facts !== null && !hasCommander(facts.deck.format))
    return {
      responseType: "guidance",
      headline: finding("bracketNone", { format: { format: facts.deck.format } }),
      title: "bracket",
      items: [],
      sources: [BRACKETS_SOURCE],
      confidence: 0.9,
    };
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
  const way = wayFinding(context, found.bracket);
  return {
    ...common,
    responseType: "figures",
    headline: way ?? finding("deckBracket", { bracket: found.bracket }),
    items: [
      ...(way === undefined ? [] : [finding("deckBracket", { bracket: found.bracket })]),
      ...found.reasons.map(ofReason),
      ...items,
    ],
    cards: found.gameChangers.map(({ name, printedName }) => ({
      name,
      printed_name: printedName,
      quantity: 1,
    })),
    confidence: found.confidence,
  };
};
