import type { Query, QueryClient } from "@tanstack/react-query";
import { pause } from "../lib/page/pause.ts";

/** What everybody may read is in the first screen. A person's own things come with the running page. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set(["status", "rules", "questions", "cards"]);
/**
 * A deck is what its page waits for longest. Its head is drawn. The whole of it goes along with the page, for its
 * code to show: how much of its list is shown depends on the window, which the server does not see.
 */
const OWN_CALLS: ReadonlySet<unknown> = new Set(["decks.read"]);
/** So long a page waits for a deck, in milliseconds: the pages of others are drawn after it. */
const OWN_LIMIT_MS = 200;
/** A part of a page that shows once another was read may read something itself. */
const PASSES = 3;

const isPublic = (path: readonly unknown[]): boolean => PUBLIC_CALLS.has(path[0]);
const isOwn = (path: readonly unknown[]): boolean => OWN_CALLS.has(path.join("."));

const isWanted =
  (isMeant: (path: readonly unknown[]) => boolean) =>
  ({ queryKey, state, options }: Query): boolean => {
    const [path] = queryKey;
    const { enabled } = options as { readonly enabled?: unknown };
    return Array.isArray(path) && isMeant(path) && enabled !== false && state.status === "pending";
  };

const read = (queries: QueryClient, isMeant: (path: readonly unknown[]) => boolean) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(isWanted(isMeant))
    .map((query) => query.fetch());

/**
 * Reads what is a person's own. What comes late is left out: the running page asks for it.
 *
 * @returns whether something was asked for
 */
const readOwn = async (queries: QueryClient): Promise<boolean> => {
  const wanted = read(queries, isOwn);
  if (wanted.length > 0) await Promise.race([Promise.allSettled(wanted), pause(OWN_LIMIT_MS)]);
  return wanted.length > 0;
};

/** Draws, reads what was missing, and draws again until nothing is. */
export const drawWithData = async (draw: () => string, queries: QueryClient): Promise<string> => {
  let html = draw();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const wanted = read(queries, isPublic);
    if (wanted.length === 0) break;
    await Promise.allSettled(wanted);
    html = draw();
  }
  return (await readOwn(queries)) ? draw() : html;
};

/** Whether something that is a person's own was read. */
export const hasPersonalData = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [path], state }) => {
      return Array.isArray(path) && isOwn(path) && state.status === "success";
    });
