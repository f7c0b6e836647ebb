import starter from "virtual:starter-pack";
import type { WorkerQuestion } from "../../../../judge-worker/protocol.ts";
import {
  keepOfflineRuling,
  type OfflineAnswer,
  type OfflineQuestion,
} from "../model/kept-rulings.ts";
import { askWorker } from "./judge-worker.ts";

/** What was said before a question. */
export type HistoryMessage = WorkerQuestion["history"][number];

/** As long as the server's own (`MessageId`). */
const newMessageId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 21);

/**
 * Answers a question on this device, without network and at no cost: the judge of the server in a worker,
 * from the full pack where it is installed, else from the starter pack. The answer is kept under the
 * account, where `answerKeptQuestion` finds it again.
 *
 * @param history what was said before in the discussion, oldest first
 * @throws Error where the worker or its pack cannot be read: the question then waits for the network
 */
export const answerOffline = async (
  asked: OfflineQuestion,
  history: readonly HistoryMessage[],
): Promise<OfflineAnswer> => {
  const { requestId, discussionId, question, cards, language, gameState } = asked;
  const {
    source,
    cards: foundCards,
    engine,
    ...said
  } = await askWorker(starter, {
    question,
    cards,
    language,
    gameState,
    history,
    now: new Date().toISOString(),
  });
  const answer: OfflineAnswer = {
    ...said,
    requestId,
    discussionId,
    messageId: newMessageId(),
    engine: { ...engine, offline: source },
    zaps_charged: 0,
  };
  // Where storage is refused the answer is shown all the same.
  await keepOfflineRuling({ ...asked, answer, foundCards }).catch(() => undefined);
  return answer;
};
