import type { PageRouter } from "./create-router.ts";
import { addressOf } from "./page-location.ts";

/** Something that is open over a page, a dialog for instance. */
interface Sheet {
  readonly close: () => void;
}

/** Steps of the history for what is open over the pages of a router. */
export interface SheetSteps {
  /** A sheet has opened above the others. @returns tells that it has closed */
  readonly open: (sheet: Sheet) => () => void;
  /** The page below what is open is another one, or has another address. */
  readonly settle: () => void;
}

const createSheetSteps = ({ history, wanted, layOver }: PageRouter): SheetSteps => {
  let sheets: readonly Sheet[] = [];
  /** The steps that were made, by key: how many sheets are open at each. Those of a page before a reload are none. */
  const made = new Map<string, number>();
  /** What follows a way back that was asked for and has not been gone; undefined where none was. */
  let following: (() => void)[] | undefined;
  let isDue = false;
  /** The document is being left: to go back now would call that off. */
  let isLeaving = false;
  let endWatch: (() => void) | undefined;

  /** Only while something is open: a page without such a listener is kept by more browsers for the way back. */
  const watchLeaving = (): void => {
    isLeaving = false;
    endWatch ??= history.onLeave(() => {
      isLeaving = true;
    });
  };

  const endWatching = (): void => {
    endWatch?.();
    endWatch = undefined;
  };

  const goBack = (steps: number, then: () => void): void => {
    following = [then];
    history.back(steps);
  };

  const sheetsHere = (): number => made.get(history.read().key) ?? 0;

  /** As many steps as sheets are open. */
  const even = (): void => {
    isDue = false;
    if (following !== undefined) {
      following.push(even);
      return;
    }
    const here = history.read();
    const { length } = sheets;
    const before = sheetsHere();
    if (length === 0) endWatching();
    if (before > length && !isLeaving) goBack(before - length, even);
    for (let step = before + 1; step <= length; step += 1) {
      history.push(addressOf(here), here.state);
      made.set(history.read().key, step);
    }
  };

  /** Once for all that closes and opens in one turn: what takes another’s place takes its step. */
  const settle = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(even);
  };

  layOver({
    moved: () => {
      if (following !== undefined) {
        const acts = following;
        following = undefined;
        for (const act of acts) act();
        return true;
      }
      const here = history.read();
      // Not the page on screen: to go back to it from one that is on its way calls that one off.
      const page = wanted();
      const left = sheetsHere();
      const closed = sheets.slice(left);
      sheets = sheets.slice(0, left);
      for (const { close } of closed.toReversed()) close();
      settle();
      return here.key === page.key || (left > 0 && addressOf(here) === addressOf(page));
    },
    leave: (then) => {
      const steps = sheetsHere();
      if (following !== undefined) following.push(then);
      else if (steps > 0) goBack(steps, then);
      else return false;
      return true;
    },
  });
  return {
    open: (sheet) => {
      sheets = [...sheets, sheet];
      watchLeaving();
      settle();
      return () => {
        sheets = sheets.filter((each) => each !== sheet);
        settle();
      };
    },
    settle,
  };
};

const ofRouters = new WeakMap<PageRouter, SheetSteps>();

/**
 * Makes what is open over a page a step of the history each: going back closes the top one and stays on the
 * page; what closes in another way takes its step with it, and so does a page that is gone to from there.
 * Going forward opens nothing again.
 */
export const sheetSteps = (router: PageRouter): SheetSteps => {
  const steps = ofRouters.get(router) ?? createSheetSteps(router);
  ofRouters.set(router, steps);
  return steps;
};
