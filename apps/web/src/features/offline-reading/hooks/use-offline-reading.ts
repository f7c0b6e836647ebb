import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetOtherAccounts } from "../../../lib/offline/kept-answers/store.ts";
import { mayHaveWaitingEdits } from "../../../lib/offline/outbox/waiting-edits.ts";
import { readServedPage } from "../../../lib/page/served-page.ts";
import { knownAccount, VISITOR } from "../../../lib/storage/known-account.ts";
import { useSession } from "../../auth/index.ts";
import { forgetOthersRulings } from "../../offline-judge/index.ts";
import { keepOwnDecks } from "../api/keep-own-decks.ts";
import { keepQuery } from "../model/keep-query.ts";

/** What the person does on a page that has just opened comes first. */
const FIRST_MS = 10_000;
const AGAIN_MS = 600_000;

/** What did not come by a call: drawn by the server with the page, or put there after an edit. */
const keepOtherWays = (queries: QueryClient): (() => void) => {
  for (const { key, data } of readServedPage()?.queries ?? []) void keepQuery(key, data);
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    // What waits is put over what is kept whenever that is read: kept as well, it would be there twice.
    if (mayHaveWaitingEdits(knownAccount())) return;
    if (event.action.manual === true) void keepQuery(event.query.queryKey, event.query.state.data);
  });
};

/**
 * Keeps on this device what is read without network (PWA-01): what was opened, and one's own decks. Only
 * of the account that is here: whatever another left is deleted as soon as the server says who is here.
 */
export const useOfflineReading = (): void => {
  const queries = useQueryClient();
  const { user, readOnly } = useSession();
  const id = user?.id ?? null;
  useEffect(() => keepOtherWays(queries), [queries]);
  useEffect(() => {
    if (readOnly) return;
    void forgetOtherAccounts(id ?? VISITOR);
    void forgetOthersRulings(id ?? VISITOR);
  }, [id, readOnly]);
  useEffect(() => {
    if (id === null || readOnly) return;
    const controller = new AbortController();
    let next: ReturnType<typeof setTimeout>;
    const keep = async () => {
      await keepOwnDecks(id, controller.signal);
      if (!controller.signal.aborted) next = setTimeout(() => void keep(), AGAIN_MS);
    };
    next = setTimeout(() => void keep(), FIRST_MS);
    return () => {
      controller.abort();
      clearTimeout(next);
    };
  }, [id, readOnly]);
};
