import type { Message } from "@spellwright/contract";
import { useEffect } from "react";
import type { ChatPlace } from "../model/chat-place.ts";
import type { DeskQuestion } from "../model/desk-questions.ts";
import { finishedQuestions, questionOfRun } from "../model/joined-runs.ts";
import { questionDesk } from "./use-desk-questions.ts";

/**
 * Brings the desk and the server's messages together: runs that the messages call running are
 * followed, and questions whose answer the messages hold leave the desk (DISC-08).
 */
export const useJoinedRuns = (
  owner: string | null,
  { area, deckId }: Pick<ChatPlace, "area" | "deckId">,
  messages: readonly Message[],
  questions: readonly DeskQuestion[],
): void => {
  useEffect(() => {
    if (owner === null) return;
    for (const requestId of finishedQuestions(messages, questions)) questionDesk.settle(requestId);
    for (const message of messages) {
      const question = questionOfRun(message, messages, { owner, area, deckId });
      if (question !== null) questionDesk.join(question);
    }
  }, [owner, area, deckId, messages, questions]);
};
