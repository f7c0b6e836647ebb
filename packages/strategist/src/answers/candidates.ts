import { referenceOf } from "../deck-facts.ts";
import type { AskedSubject } from "../understanding/asked-subjects.ts";
import { rankSubjects } from "../understanding/rank-subjects.ts";
import type { AnswerContext, AnswerPart } from "./answer-part.ts";
import { barFinding } from "./legality.ts";

/** Whether a card that the deck does not hold is, in such a question, one to put into it. */
const isOfChoice = (subject: AskedSubject): boolean =>
  subject === "adds" || subject === "compare" || subject === "fit" || subject === "legality";
/** So likely it must be altogether that the question chooses cards. */
const LIKELY = 0.2;

const choosesCards = ({ question, understanding }: AnswerContext): boolean =>
  rankSubjects(question, understanding)
    .filter(({ subject }) => isOfChoice(subject))
    .reduce((sum, { likelihood }) => sum + likelihood, 0) >= LIKELY;

export const isLegend = (typeLine: string): boolean =>
  ["Legendary", "Creature"].every((type) => typeLine.includes(type));

/**
 * Which named cards the deck could not play: outside its color identity (CR 903.5c), banned or not of its
 * format. What nobody may play needs no further answer. A legend beside others is somebody’s commander.
 *
 * @returns undefined where all may be played, no deck is known, or no cards are chosen: they may be an opponent’s
 */
export const barredCandidates = (context: AnswerContext): AnswerPart | undefined => {
  const { facts, question } = context;
  if (facts === null || !choosesCards(context)) return undefined;
  const held = new Set(facts.deck.entries.map(({ card, name }) => card?.name ?? name));
  const outside = question.cards.map(({ card }) => card).filter(({ name }) => !held.has(name));
  const plain = outside.filter(({ type_line }) => !isLegend(type_line));
  const barred = (plain.length > 0 ? plain : outside).flatMap((card) => {
    const bar = barFinding(card, facts);
    return bar === undefined ? [] : [{ card, bar }];
  });
  const [first, ...others] = barred;
  if (first === undefined) return undefined;
  return {
    responseType: "legality",
    headline: first.bar,
    title: "legality",
    items: others.map(({ bar }) => bar),
    cards: barred.map(({ card }) => referenceOf(card, null)),
    confidence: 0.95,
  };
};
