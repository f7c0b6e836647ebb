import type { Message } from "@spellwright/contract";
import { useEffect } from "react";
import { laterCode } from "../../../lib/lazy-part.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import type { DeskAsk } from "../model/desk-asks.ts";
import { askDesk } from "./use-asks.ts";

/** Nothing of a first screen waits for it. */
const loadJoining = laterCode(() => import("../model/joined-runs.ts"));

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
    if (owner === null || messages.length === 0) return;
    let isOver = false;
    const join = async (): Promise<void> => {
      const { askOfRun, settledAsks } = await loadJoining();
      if (isOver) return;
      for (const requestId of settledAsks(messages, asks)) askDesk.settle(requestId);
      for (const message of messages) {
        const ask = askOfRun(message, messages, { owner, area, deckId });
        if (ask !== null) askDesk.join(ask);
      }
    };
    // Without network it is tried again with the next messages.
    join().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [owner, area, deckId, messages, asks]);
};
