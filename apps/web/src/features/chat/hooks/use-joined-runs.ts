import type { Message } from "@spellwright/contract";
import { useEffect } from "react";
import type { ChatPlace } from "../model/chat-place.ts";
import type { DeskAsk } from "../model/desk-asks.ts";
import { askOfRun, settledAsks } from "../model/joined-runs.ts";
import { askDesk } from "./use-asks.ts";

/**
 * Brings the desk and the server's messages together: runs that the messages call running are
 * followed, and questions whose answer the messages hold leave the desk (DISC-08).
 */
export const useJoinedRuns = (
  owner: string | null,
  { area, deckId }: Pick<ChatPlace, "area" | "deckId">,
  messages: readonly Message[],
  asks: readonly DeskAsk[],
): void => {
  useEffect(() => {
    if (owner === null) return;
    for (const requestId of settledAsks(messages, asks)) askDesk.settle(requestId);
    for (const message of messages) {
      const ask = askOfRun(message, messages, { owner, area, deckId });
      if (ask !== null) askDesk.join(ask);
    }
  }, [owner, area, deckId, messages, asks]);
};
