import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawnPage, DrawPage, PageVisit } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";
import { LRUCache } from "lru-cache";
import { describeError, type Log } from "../../http/index.ts";
import { yieldToRequests } from "../../runtime/time-slices.ts";

/** A page that takes longer is sent without its first screen, in milliseconds. */
const LIMIT_MS = 2000;
/** So many pages wait for their turn, which is about what is drawn within that time. */
const MOST_WAITING = 100;
/** A visitor sees what another one saw so long ago at most, in milliseconds. */
const KEPT_MS = 5_000;
/** Letters of the screens that are kept: some hundred pages. */
const KEPT_LETTERS = 4 * 1024 * 1024;

/**
 * @param isGone whether nobody waits for it any more
 * @returns undefined for a page that could not be drawn
 */
export type DrawFirstScreen = (
  visit: PageVisit,
  isGone: () => boolean,
) => Promise<DrawnPage | undefined>;

const load = async (folder: string): Promise<DrawPage> => {
  const module: { readonly drawPage: DrawPage } = await import(
    pathToFileURL(join(folder, "entry.mjs")).href
  );
  return module.drawPage;
};

/** Of a visit that waited too long for its screen, or would. */
class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * What is drawn keeps the thread for some ten milliseconds: one page after another, everybody else between
 * them. Who waited too long gives up its turn, and keeps nobody behind it.
 */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(draw: () => Promise<Result>): Promise<Result> => {
    if (waiting === MOST_WAITING) throw new TooLate(`${MOST_WAITING} pages wait`);
    waiting++;
    let isLate = false;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        isLate = true;
        reject(new TooLate(`not drawn within ${LIMIT_MS} ms`));
      };
      setTimeout(giveUp, LIMIT_MS).unref();
    });
    const turn = last.then(yieldToRequests).then(() => (isLate ? late : draw()));
    const answer = Promise.race([turn, late]).finally(() => {
      waiting--;
    });
    last = answer.catch(() => undefined);
    return answer;
  };
};

/** What a page reads may be there at once: others are answered before it is drawn with it. */
const restAfterCalls = (visit: PageVisit): PageVisit => ({
  ...visit,
  async send(request) {
    const answer = await visit.send(request);
    await yieldToRequests();
    return answer;
  },
});

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
 * seconds share one. Who is signed in gets a screen of his own.
 *
 * @param folder the built drawing code; without one, pages are sent as they were built
 */
export const createFirstScreens = (folder: string | undefined, log: Log): DrawFirstScreen => {
  if (folder === undefined || !existsSync(folder)) return async () => undefined;
  let loaded: Promise<DrawPage> | undefined;
  const inTurn = createTurns();
  const draw: DrawFirstScreen = async (visit, isGone) => {
    try {
      loaded ??= load(folder);
      const drawPage = await loaded;
      return await inTurn(async () => (isGone() ? undefined : drawPage(restAfterCalls(visit))));
    } catch (error) {
      // An address may hold the token of a shared deck.
      const { page } = pageOf(visit.url.pathname);
      // A busy machine is late. That the page cannot be drawn is a fault.
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
      const drawn = await draw(visit, () => false);
      // What lacks something is nobody else’s.
      if (!isWhole()) options.ttl = 1;
      return drawn;
    },
  });
  // Who comes next sees a shared one, although its first visitor has gone.
  return (visit, isGone) =>
    visit.showsSession ? draw(visit, isGone) : kept.fetch(visit.url.href, { context: visit });
};
