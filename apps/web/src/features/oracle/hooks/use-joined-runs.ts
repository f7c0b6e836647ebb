import type { Message } from "@spellwright/contract";
import { useEffect } from "react";
import type { DeskAsk } from "../model/ask-desk.ts";
import { askDesk } from "./use-asks.ts";

/**
 * Brings the desk and the server's messages together: runs that the messages call running are
 * followed, and questions whose answer the messages hold leave the desk (DISC-08).
 */
export const useJoinedRuns = (
  owner: string | null,
  messages: readonly Message[],
  asks: readonly DeskAsk[],
): void => {
  useEffect(() => {
    if (owner === null) return;
    const answered = new Set(
      messages.flatMap(({ payload }) => (payload.type === "oracle" ? [payload.userMessageId] : [])),
    );
    for (const { payload, run, discussion_id } of messages) {
      if (payload.type !== "user") continue;
      const { requestId, content, cards, reasoningEffort, timestamp } = payload;
      if (answered.has(payload.id)) {
        if (asks.some((ask) => ask.requestId === requestId)) askDesk.settle(requestId);
      } else if (run?.status === "running") {
        askDesk.join({
          requestId,
          owner,
          askedAt: timestamp,
          request: {
            question: content,
            cards,
            requestId,
            reasoningEffort,
            discussionId: discussion_id,
          },
        });
      }
    }
  }, [owner, messages, asks]);
};
