import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { hasIdea, mentionsAbsence, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";

/** Two named cards of which one does something to what the other does or is. */
export interface Meeting {
  readonly one: Card;
  /** The place of that card among the named ones. */
  readonly place: number;
  readonly other: Card;
}

/** By what two cards are told apart, and what a question of them may speak of. */
export interface MeetingQuery {
  /** Ideas that have a part. */
  readonly known: readonly string[];
  /** Ideas of an order or of attacks: what is done then may meet another table. */
  readonly elsewhen: readonly string[];
  /** What exactly one of the two cards is. */
  isOne(card: Card): boolean;
}

/**
 * Who meets whom: two named cards, of which exactly one is such a card, where every idea by which questions are read has
 * a part and nothing is told to be missing or gone.
 */
export function meetingOf(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  { known, elsewhen, isOne }: MeetingQuery,
): Meeting | undefined {
  if (mentionsAbsence(told) || hasIdea(told, elsewhen) || !usesEveryIdea(told, known))
    return undefined;
  const [first, second, more] = cards.map(({ card }) => card);
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  const isFirst = isOne(first);
  if (isFirst === isOne(second)) return undefined;
  return isFirst
    ? { one: first, place: 0, other: second }
    : { one: second, place: 1, other: first };
}
