import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";
import { LRUCache } from "lru-cache";
import { describeError, type Log } from "../../http/index.ts";
import { letOthersAnswer } from "../../turns.ts";

/** A page that takes longer is sent without its first screen, in milliseconds. */
const LIMIT_MS = 2000;
/** A visitor sees what another one saw so long ago at most, in milliseconds. */
const KEPT_MS = 5_000;
/** Letters of the screens that are kept: some hundred pages. */
const KEPT_LETTERS = 4 * 1024 * 1024;

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

/** What is drawn keeps the thread for some ten milliseconds: one page after another, everybody else between them. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(draw: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(letOthersAnswer).then(draw);
    last = turn.catch(() => undefined);
    return turn;
  };
};

/** The same visit, and whether all that was read for it came. */
const watchCalls = (visit: PageVisit) => {
  let isWhole = true;
  const send: PageVisit["send"] = async (request) => {
    const answer = await visit.send(request);
    isWhole &&= answer.status < 500;
    return answer;
  };
  return { visit: { ...visit, send }, isWhole: () => isWhole };
};

/**
 * Draws the first screens of pages with what the build made of them. Visitors of one address within some
 * seconds share one; who is signed in gets a screen of his own.
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
  const inTurn = createTurns();
  const draw = async (visit: PageVisit): Promise<DrawnPage | undefined> => {
    try {
      loaded ??= load(folder);
      const drawPage = await loaded;
      return await Promise.race([inTurn(() => drawPage(visit)), tooLate()]);
    } catch (error) {
      // An address may hold the token of a shared deck.
      const { page } = pageOf(visit.url.pathname);
      log.error({ code: "FIRST_SCREEN", page, error: describeError(error) });
      return undefined;
    }
  };
  const kept = new LRUCache<string, DrawnPage, PageVisit>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: ({ html, state }) => html.length + state.length,
    ttl: KEPT_MS,
    fetchMethod: async (_address, _stale, { context, options }) => {
      const { visit, isWhole } = watchCalls(context);
      const drawn = await draw(visit);
      // What lacks something is nobody else’s.
      if (!isWhole()) options.ttl = 1;
      return drawn;
    },
  });
  return (visit) =>
    visit.showsSession ? draw(visit) : kept.fetch(visit.url.href, { context: visit });
};
