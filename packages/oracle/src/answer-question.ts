import type { CardMention } from "@spellwright/contract";
import type { JudgeAnswer, JudgeQuestion } from "@spellwright/judge";
import {
  type CardFacts,
  findCards,
  type LookUpNames,
  type NamedCards,
  type RunSteps,
} from "./find-cards.ts";
import { subjectTitle } from "./subject-title.ts";

/** A question as it was asked, in its discussion. */
export type AskedQuestion = NamedCards & Pick<JudgeQuestion, "gameState" | "history" | "summary">;

/** What a question is answered with. */
export interface AnswerParts {
  readonly facts: CardFacts;
  readonly doSteps: RunSteps;
  /** For cards that the data lacks. Absent: nobody is asked. */
  readonly lookUpElsewhere?: LookUpNames;
  /** Told of the English names that were found, before the question is judged. */
  readonly foundCards?: (names: readonly string[]) => Promise<void>;
  /** Has a question judged whose cards are found. */
  readonly judge: (question: JudgeQuestion) => Promise<JudgeAnswer>;
}

/** A ruling with the cards it is about. */
export interface OracleResult {
  readonly answer: JudgeAnswer;
  readonly cards: readonly CardMention[];
}

/**
 * Question in, ruling out: its cards are found, it is judged, and its discussion gets a title. The server
 * and the device without network answer by this one function, so that both say the same of the same
 * edition.
 */
export const answerQuestion = async (
  asked: AskedQuestion,
  { facts, doSteps, lookUpElsewhere, foundCards, judge }: AnswerParts,
): Promise<OracleResult> => {
  const { question, language, gameState, history, summary } = asked;
  const named = await findCards(facts, asked, doSteps, lookUpElsewhere);
  const names = named.cards.map(({ card }) => card.name);
  if (names.length > 0 || asked.cards.length > 0) await foundCards?.(names);
  const answer = await judge({ question, language, ...named, gameState, history, summary });
  const { ruling } = answer;
  const spoken = ruling.language ?? language;
  const suggestedTitle = subjectTitle(answer.suggestedTitle, {
    question,
    cards: named.cards.map(({ card }) => (spoken === "fr" ? card.printed_name : null) ?? card.name),
    keywords: [...new Set(ruling.relevant_rules.flatMap(({ keyword }) => keyword ?? []))],
    language: spoken,
  });
  return {
    answer: { ...answer, suggestedTitle },
    cards: named.cards.map(({ card: { id, name } }) => ({ id, name })),
  };
};
