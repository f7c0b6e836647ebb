import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { onReturn } from "../../../lib/offline/connection.ts";
import { announceChange } from "../../../lib/storage/other-tabs.ts";
import { announceZaps } from "../../billing/index.ts";
import { useRefreshDiscussions } from "../../discussions/index.ts";
import { askTransport } from "../api/ask-transport.ts";
import { AskDesk } from "../model/ask-desk.ts";
import type { DeskAsk } from "../model/desk-asks.ts";
import { hasBegun } from "../model/run-follow.ts";

/** One for the page's life, so that runs go on whatever is on screen. */
export const askDesk = new AskDesk(askTransport);

/** The questions of a person that this device carries, in every discussion. */
export const useAsks = (owner: string | null): readonly DeskAsk[] => {
  const asks = useSyncExternalStore(askDesk.subscribe, askDesk.snapshot, askDesk.snapshot);
  useEffect(() => {
    if (owner !== null) askDesk.resume(owner);
  }, [owner]);
  useEffect(() => onReturn(askDesk.rejoin), []);
  return useMemo(() => asks.filter((ask) => ask.owner === owner), [asks, owner]);
};

/**
 * Reads again what an ended run changed: messages, titles, zaps; here and in other tabs. The call that asked
 * has told them only that it began.
 */
export const useRefreshAfterRuns = (asks: readonly DeskAsk[]): void => {
  const queries = useQueryClient();
  const refreshDiscussions = useRefreshDiscussions();
  const started = asks
    .filter(({ following }) => hasBegun(following))
    .map((ask) => ask.requestId)
    .join();
  const ended = asks
    .filter(({ following }) => following.phase !== "thinking")
    .map((ask) => ask.requestId)
    .join();
  const moved = asks
    .filter(({ lostDiscussionId }) => lostDiscussionId !== null)
    .map((ask) => ask.requestId)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the lists change, only then
  useEffect(() => {
    if (started !== "" || ended !== "" || moved !== "") void refreshDiscussions();
    if (ended === "") return;
    void announceZaps(queries);
    announceChange("runs");
  }, [started, ended, moved]);
};
