import { pageOf } from "@spellwright/locales";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../lib/http/api.ts";
import { isRecord } from "../lib/storage/is-record.ts";
import { knownAccount } from "../lib/storage/known-account.ts";

/**
 * Asks for a deck while the code of its page is on its way: it is what the page waits for longest.
 * Another person than the one known here is asked for by the page itself, once it knows them.
 */
export const readAhead = (queries: QueryClient, pathname: string, user: unknown): void => {
  const { page, subject } = pageOf(pathname);
  if (page === "deck" && isRecord(user) && user.id === knownAccount())
    void queries.prefetchQuery(api.decks.read.queryOptions({ input: { id: subject } }));
};
