import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import { provideOutbox } from "../../../lib/offline/outbox/outbox-code.ts";
import * as queueing from "../../../lib/offline/outbox/queueing.ts";
import { useSession } from "../../auth/index.ts";
import { useRefreshDiscussions } from "../../discussions/index.ts";
import { watchOutbox } from "../model/watch-outbox.ts";

/** Sends what the signed-in person edited without network, and reads again what that changed. */
export const useOutbox = (): void => {
  const queries = useQueryClient();
  const refreshDiscussions = useRefreshDiscussions();
  const { user } = useSession();
  const account = user?.id ?? null;
  useEffect(() => provideOutbox(queueing), []);
  useEffect(() => {
    if (account === null) return;
    return watchOutbox(account, () => {
      void queries.invalidateQueries({ queryKey: api.decks.key() });
      void refreshDiscussions();
    });
  }, [account, queries, refreshDiscussions]);
};
