import type { Exchange } from "./exchanges.ts";

/** Whether a message is a question or an answer of a chat. */
export const holdsMessage = (exchanges: readonly Exchange[], messageId: string): boolean =>
  exchanges.some(
    (exchange) =>
      exchange.questionId === messageId ||
      exchange.answers.some((answer) => answer.messageId === messageId),
  );

/** Where a message stands in the page. */
export const messageElementId = (messageId: string): string => `m-${messageId}`;
