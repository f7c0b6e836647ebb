import type { Message } from "@spellwright/contract";
import { answersOf, attemptAt, stateOfFollowing } from "./attempts.ts";
import type { Exchange, LocalAsk } from "./exchanges.ts";

/**
 * The chat of a discussion: the server's messages, completed by what this device knows of runs that
 * go on, and followed by the questions that the server does not hold yet.
 */
export const exchangesOf = (
  messages: readonly Message[],
  asks: readonly LocalAsk[],
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
      ...attemptAt(message, answers.get(payload.id) ?? [], asks),
    });
  }
  for (const { following, answersAgain, ...ask } of asks) {
    if (answersAgain !== null || known.has(ask.requestId)) continue;
    const state = stateOfFollowing(following, ask.effort);
    exchanges.push({
      ...ask,
      attempt: ask.requestId,
      attemptedAt: ask.askedAt,
      questionId: null,
      stored: false,
      answers: state.kind === "answered" ? [state.answer] : [],
      state,
    });
  }
  return exchanges;
};
