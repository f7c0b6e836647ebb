import { AsyncLocalStorage } from "node:async_hooks";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { languageOfPath, loadTexts } from "@spellwright/locales";
import { createMemoryHistory } from "@spellwright/router";
import type { Query, QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { App } from "../app/app.tsx";
import { createServerRouter } from "../app/router.ts";
import { readSession } from "../features/auth/index.ts";
import { createQueryClient } from "../lib/http/query-client.ts";
import type { ServedPage } from "../lib/page/served-page.ts";
import { setVisitSource } from "../lib/page/visit.ts";
import { extractInlineStyles } from "./extract-inline-styles.ts";

const visits = new AsyncLocalStorage<PageVisit>();

setVisitSource(() => {
  const drawn = visits.getStore();
  if (drawn === undefined) throw new Error("no page is being drawn");
  const { url, send } = drawn;
  return {
    url,
    languages: [],
    send: (input, init) =>
      send(new Request(typeof input === "string" ? new URL(input, url) : input, init)),
  };
});

/** What everybody may read is in the first screen; a person's own things come with the running page. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set(["status", "rules", "questions", "cards"]);
/**
 * A deck is what its page waits for longest. It goes along with the page, for its code to show: how much of it
 * is shown depends on the window, which the server does not see.
 */
const OWN_CALLS: ReadonlySet<unknown> = new Set(["decks.read"]);
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

/** Draws, reads what was missing, and draws again until nothing is. */
const drawWithData = async (draw: () => string, queries: QueryClient): Promise<string> => {
  let html = draw();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const wanted = read(queries, isPublic);
    if (wanted.length === 0) break;
    await Promise.allSettled(wanted);
    html = draw();
  }
  await Promise.allSettled(read(queries, isOwn));
  return html;
};

const stateOf = (queries: QueryClient, user: unknown): string => {
  const page: ServedPage = {
    user,
    queries: queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === "success")
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
  };
  // Inside a script element: nothing in it may end that element, or begin a comment.
  return JSON.stringify(page).replaceAll("<", "\\u003c");
};

const draw = async (visit: PageVisit): Promise<DrawnPage> => {
  const queries = createQueryClient();
  const { pathname, search } = visit.url;
  const router = createServerRouter(createMemoryHistory(`${pathname}${search}`));
  const [user] = await Promise.all([
    visit.showsSession ? readSession() : null,
    loadTexts(languageOfPath(pathname) ?? "fr"),
    router.load(),
  ]);
  const html = await drawWithData(
    () => renderToString(<App router={router} queries={queries} servedUser={user} />),
    queries,
  );
  return { ...extractInlineStyles(html), state: stateOf(queries, user) };
};

/**
 * The first screen of a page, drawn by the code of the page itself.
 *
 * @public The server takes it from the build.
 */
export const drawPage: DrawPage = (visit) => visits.run(visit, () => draw(visit));
