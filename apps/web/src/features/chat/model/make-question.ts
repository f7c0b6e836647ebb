import type { CardMention, Effort, GameState } from "@spellwright/contract";
import type { ChatPlace } from "./chat-place.ts";
import type { Exchange } from "./exchanges.ts";
import type { KeptQuestion } from "./kept-questions.ts";

/** What is asked, as it is sent. */
export interface Question {
  readonly text: string;
  readonly cards: readonly CardMention[];
  /** What stands on the table, told to the Oracle (DATA-09). */
  readonly table?: GameState;
  /** Only the Oracle has a choice. */
  readonly effort?: Effort;
  /** The stored question that gets another answer. */
  readonly answersAgain?: string;
  /** The whole deck is to be analysed. */
  readonly analysis?: true;
}

/** Who asks, when (ISO 8601), and by which id the server knows the request. */
export type QuestionStamp = Pick<KeptQuestion, "owner" | "askedAt" | "requestId" | "after">;

/** A question on its way to a place. */
export const makeQuestion = (
  { text, cards, table, effort, answersAgain, analysis }: Question,
  { area, deckId, discussionId }: ChatPlace,
  stamp: QuestionStamp,
): KeptQuestion => ({
  ...stamp,
  area,
  request: {
    requestId: stamp.requestId,
    question: text,
    cards: [...cards],
    ...(table === undefined ? {} : { gameState: table }),
    ...(effort === undefined ? {} : { reasoningEffort: effort }),
    ...(discussionId === null ? {} : { discussionId }),
    ...(deckId === null ? {} : { deckId }),
    ...(answersAgain === undefined ? {} : { answersAgain }),
    ...(analysis === undefined ? {} : { analysis }),
  },
});

/** What an exchange asked, to be asked once more. */
export const questionOf = ({
  question: text,
  cards,
  table,
  analysis,
}: Pick<Exchange, "question" | "cards" | "table" | "analysis">): Question => ({
  text,
  cards,
  ...(table === undefined ? {} : { table }),
  ...(analysis === undefined ? {} : { analysis }),
});

/** Its discussion no longer exists (ORA-08). */
export const hasLostItsDiscussion = ({ state }: Pick<Exchange, "state">): boolean =>
  state.kind === "failed" && state.failure.code === "PGRST116";

/**
 * A failed question once more, as another device asked it. The server keeps one copy of it: the Oracle
 * answers the stored question again. The Forge, which cannot, gets the request that it knows.
 *
 * @param effort of the new answer
 */
export const retryStored = (
  exchange: Exchange,
  effort: Effort,
  place: ChatPlace,
  stamp: QuestionStamp,
): KeptQuestion => {
  const { questionId, attempt } = exchange;
  const question = questionOf(exchange);
  if (place.area === "forge" || questionId === null)
    return makeQuestion(question, place, { ...stamp, requestId: attempt });
  return makeQuestion({ ...question, effort, answersAgain: questionId }, place, stamp);
};
