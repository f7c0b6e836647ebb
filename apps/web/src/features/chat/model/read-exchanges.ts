import type { Message } from "@spellwright/contract";
import { answersOf, attemptAt, stateOfFollowing } from "./attempts.ts";
import type { Exchange, LocalQuestion } from "./exchanges.ts";

/**
 * The chat of a discussion: the server's messages, completed by what this device knows of runs that
 * go on, and followed by the questions that the server does not hold yet.
 */
export const exchangesOf = (
  messages: readonly Message[],
  questions: readonly LocalQuestion[],
): Exchange[] => {
  const answers = answersOf(messages);
  const exchanges: Exchange[] = [];
  const known = new Set<string>();
  for (const message of messages) {
    const { payload } = message;
    if (payload.type !== "user") continue;
    known.add(payload.requestId);
    exchanges.push({
      requestId: payload.requestId,
      questionId: payload.id,
      question: payload.content,
      cards: payload.cards,
      effort: payload.reasoningEffort,
      ...(payload.analysis === undefined ? {} : { analysis: payload.analysis }),
      askedAt: payload.timestamp,
      stored: true,
      ...attemptAt(message, answers.get(payload.id) ?? [], questions),
    });
  }
  for (const { following, answersAgain, ...question } of questions) {
    if (answersAgain !== null || known.has(question.requestId)) continue;
    const state = stateOfFollowing(following, question.effort);
    exchanges.push({
      ...question,
      attempt: question.requestId,
      attemptedAt: question.askedAt,
      questionId: null,
      stored: false,
      answers: state.kind === "answered" ? [state.answer] : [],
      state,
    });
  }
  return exchanges;
};
