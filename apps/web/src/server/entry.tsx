import { AsyncLocalStorage } from "node:async_hooks";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { languageOfPath, loadTexts } from "@spellwright/locales";
import { createMemoryHistory } from "@spellwright/router";
import type { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { App } from "../app/app.tsx";
import { createServerRouter } from "../app/router.ts";
import { readSession } from "../features/auth/index.ts";
import { createQueryClient } from "../lib/http/query-client.ts";
import type { ServedPage } from "../lib/page/served-page.ts";
import { setVisitSource } from "../lib/page/visit.ts";
import { drawWithData, hasPersonalData } from "./draw-with-data.ts";
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
  return {
    ...extractInlineStyles(html),
    state: stateOf(queries, user),
    hasPersonalData: hasPersonalData(queries),
  };
};

/**
 * The first screen of a page, drawn by the code of the page itself.
 *
 * @public The server takes it from the build.
 */
export const drawPage: DrawPage = (visit) => visits.run(visit, () => draw(visit));
