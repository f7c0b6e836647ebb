import {
  canonicalPath,
  languageOfPath,
  loadPartTexts,
  loadTexts,
  pageOf,
} from "@spellwright/locales";
import {
  createRouter,
  createWindowHistory,
  type PageHistory,
  type PageRouter,
  rememberScroll,
} from "@spellwright/router";
import { canLoadCode, whenReachable } from "../lib/offline/when-reachable.ts";
import { readSessionStored, writeSessionStored } from "../lib/storage/session-storage.ts";
import { storedLanguage } from "../lib/text/page-language.ts";
import { ROUTES } from "./routes.ts";

const languageAt = (pathname: string) => languageOfPath(pathname) ?? storedLanguage();

/** What a page takes before it is shown: its code, and the texts of the language of its address. */
const loadPage = async (pathname: string): Promise<void> => {
  const language = languageAt(pathname);
  const { page } = pageOf(pathname);
  const route = page === "notFound" ? null : ROUTES[page];
  const parts = await Promise.allSettled([
    loadTexts(language),
    route?.page.prepare(),
    ...(route?.texts ?? []).map((part) => loadPartTexts(part, language)),
  ]);
  // Only once all have come or failed: what tells of a failure stands in a frame, which needs its texts.
  for (const part of parts) if (part.status === "rejected") throw part.reason;
};

const canonical = (pathname: string): string => canonicalPath(pathname, storedLanguage());

/** The pages of the window. */
export const createWindowRouter = (): PageRouter =>
  createRouter({
    history: createWindowHistory(),
    canonical,
    load: (pathname) => whenReachable(() => loadPage(pathname)),
    // Nobody went there: it neither waits for a network nor loads the page again.
    fetchAhead: async (pathname) => {
      if (canLoadCode()) await loadPage(pathname);
    },
    settle: rememberScroll({ read: readSessionStored, write: writeSessionStored }),
  });

/** The page that the server draws. */
export const createServerRouter = (history: PageHistory): PageRouter =>
  createRouter({ history, canonical, load: loadPage });
