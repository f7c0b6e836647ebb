import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";
import { describeError, type Log } from "../../http/index.ts";

/** A page that takes longer is sent without its first screen, in milliseconds. */
const LIMIT_MS = 2000;

const load = async (folder: string): Promise<DrawPage> => {
  const module: { readonly drawPage: DrawPage } = await import(
    pathToFileURL(join(folder, "entry.mjs")).href
  );
  return module.drawPage;
};

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`not drawn within ${LIMIT_MS} ms`)), LIMIT_MS).unref();
  });

/**
 * Draws the first screens of pages with what the build made of them.
 *
 * @param folder the built drawing code; without one, pages are sent as they were built
 * @returns a function that gives undefined for a page that could not be drawn
 */
export const createFirstScreens = (
  folder: string | undefined,
  log: Log,
): ((visit: PageVisit) => Promise<DrawnPage | undefined>) => {
  if (folder === undefined || !existsSync(folder)) return async () => undefined;
  let loaded: Promise<DrawPage> | undefined;
  return async (visit) => {
    try {
      loaded ??= load(folder);
      const drawPage = await loaded;
      return await Promise.race([drawPage(visit), tooLate()]);
    } catch (error) {
      // An address may hold the token of a shared deck.
      const { page } = pageOf(visit.url.pathname);
      log.error({ code: "FIRST_SCREEN", page, error: describeError(error) });
      return undefined;
    }
  };
};
