import type { BracketReason, CardLabel, FoundSignal } from "@spellwright/decks";
import { referenceOf } from "../deck-facts.ts";
import { BRACKETS_SOURCE, hasCommander } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";

const named = (cards: readonly CardLabel[]) => ({
  cards: cards.map(({ name, printedName }) => ({
    name,
    printed_name: printedName,
    quantity: null,
  })),
});

/** The sentence of a reason is that of the deck page (`bracket.reasons`). */
const ofReason = ({ code, params, cards }: BracketReason) =>
  finding(`bracket.${code}`, { ...params, cards: named(cards) });

/** So is that of a signal (`bracket.signals`). */
const ofSignal = ({ kind, params, cards }: FoundSignal) =>
  finding(`signal.${kind}`, { ...params, cards: named(cards) });

/** A lower bracket that the question wants, and what must go for it. */
const wayFinding = ({ facts, understanding }: AnswerContext, bracket: number) => {
  const wanted = understanding.bracketNamed;
  if (wanted === null || wanted >= bracket) return undefined;
  const way = facts?.deck.lowerBracketOptions?.find((each) => each.bracket === wanted);
  if (way === undefined) return wanted === 1 ? finding("bracketByWord") : undefined;
  return finding("bracketWay", {
    bracket: wanted,
    count: way.cuts.length,
    cards: named(way.cuts),
  });
};

const BRACKETS = [1, 2, 3, 4, 5];
const describe = (brackets: readonly number[]) =>
  brackets.map((bracket) => finding(`bracket${bracket}`));

/** The bracket of the deck, and the one that the question names. */
const toldOf = (own: number, named: number | null): readonly number[] =>
  named === null || named === own ? [own] : [own, named];

/** What each bracket allows; with a deck, its own bracket and why. */
export const answerBracket: Answer = (context) => {
  const { facts, question, understanding } = context;
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
  const [asked] = question.cards;
  if (asked !== undefined && understanding.subjects.has("gameChangers"))
    return {
      responseType: "guidance",
      headline: finding(asked.card.game_changer ? "isGameChanger" : "isNoGameChanger", {
        card: { card: referenceOf(asked.card, null) },
      }),
      title: "bracket",
      items: [],
      sources: [BRACKETS_SOURCE],
      confidence: 0.95,
    };
  const common = { title: "bracket", sources: [BRACKETS_SOURCE] } as const;
  const found = facts?.deck.bracket ?? null;
  if (found === null)
    return {
      ...common,
      responseType: "guidance",
      headline: finding("bracketsGeneral"),
      items: describe(BRACKETS),
      confidence: 0.85,
    };
  const way = wayFinding(context, found.bracket);
  const verdict = finding("deckBracket", { bracket: found.bracket });
  // Who asks for Game Changers alone wants to know those of the list.
  const ofChangers = understanding.subjects.has("gameChangers")
    ? found.reasons.find(({ code }) => /^(?:gameChangers|noGameChangers)/.test(code))
    : undefined;
  const changers = ofChangers === undefined ? undefined : ofReason(ofChangers);
  return {
    ...common,
    responseType: "figures",
    headline: way ?? changers ?? verdict,
    items: [
      ...(way === undefined && changers === undefined ? [] : [verdict]),
      ...found.reasons.filter((reason) => reason !== ofChangers).map(ofReason),
      ...(facts?.deck.signals ?? []).map(ofSignal),
      // The others were not asked for.
      ...describe(toldOf(found.bracket, understanding.bracketNamed)),
    ],
    cards: found.gameChangers.map(({ name, printedName }) => ({
      name,
      printed_name: printedName,
      quantity: 1,
    })),
    confidence: found.confidence,
  };
};
