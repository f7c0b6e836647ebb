import type { QueryClient } from "@tanstack/react-query";
import { mayHaveWaitingEdits } from "../offline/outbox/waiting-edits.ts";
import { isRecord } from "../storage/is-record.ts";
import { knownAccount } from "../storage/known-account.ts";

/** Where the file of a page keeps what its first screen was drawn from. */
const STATE_ID = "served";

/** What the server drew a first screen from. */
export interface ServedPage {
  /** Who is signed in, as the session check answers. Undefined when it was not asked. */
  readonly user: unknown;
  /** Queries that were read, by their keys. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[];
}

/** JSON has no undefined: the first page of a list was asked for without a cursor. */
const withCursors = (data: unknown): unknown =>
  isRecord(data) && Array.isArray(data.pageParams)
    ? { ...data, pageParams: data.pageParams.map((cursor: unknown) => cursor ?? undefined) }
    : data;

/** What the server sent with this page. Undefined when it drew nothing. */
export const readServedPage = (): ServedPage | undefined => {
  const written = document.getElementById(STATE_ID)?.textContent;
  return written ? (JSON.parse(written) as ServedPage) : undefined;
};

/**
 * Gives the page what was read for it, as fresh as the page itself. A deck is asked for where edits wait on
 * this device: they are put over what a call answers.
 */
export const takeServedQueries = (queries: QueryClient, { queries: read }: ServedPage): void => {
  const waits = mayHaveWaitingEdits(knownAccount());
  for (const { key, data } of read) {
    const [path] = key;
    if (waits && Array.isArray(path) && path[0] === "decks") continue;
    queries.setQueryData(key, withCursors(data));
  }
};
