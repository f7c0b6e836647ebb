import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";
import { LRUCache } from "lru-cache";
import { describeError, type Log } from "../../http/index.ts";
import { letOthersAnswer } from "../../runtime/turns.ts";

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

/** Of a visit that waited too long for its screen. */
class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * What is drawn keeps the thread for some ten milliseconds: one page after another, everybody else between
 * them. Who waited too long gives up its turn, and keeps nobody behind it.
 */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(draw: () => Promise<Result>): Promise<Result> => {
    let isLate = false;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        isLate = true;
        reject(new TooLate(`not drawn within ${LIMIT_MS} ms`));
      };
      setTimeout(giveUp, LIMIT_MS).unref();
    });
    const turn = last.then(letOthersAnswer).then(() => (isLate ? late : draw()));
    const answer = Promise.race([turn, late]);
    last = answer.catch(() => undefined);
    return answer;
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
      return await inTurn(() => drawPage(visit));
    } catch (error) {
      // An address may hold the token of a shared deck.
      const { page } = pageOf(visit.url.pathname);
      // A busy machine is late; that the page cannot be drawn is a fault.
      if (error instanceof TooLate) log.warn({ code: "FIRST_SCREEN_LATE", page });
      else log.error({ code: "FIRST_SCREEN", page, error: describeError(error) });
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
