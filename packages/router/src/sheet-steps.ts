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

class RouterSheetSteps implements SheetSteps {
  readonly #router: PageRouter;
  #sheets: readonly Sheet[] = [];
  /** The steps that were made, by key: how many sheets are open at each. Those of a page before a reload are none. */
  readonly #made = new Map<string, number>();
  /** What follows a way back that was asked for and has not been gone. Undefined where none was. */
  #following: (() => void)[] | undefined;
  #isDue = false;
  /** The document is being left: to go back now would call that off. */
  #isLeaving = false;
  #endWatch: (() => void) | undefined;

  constructor(router: PageRouter) {
    this.#router = router;
    router.layOver({ moved: () => this.#move(), leave: (then) => this.#leave(then) });
  }

  open(sheet: Sheet): () => void {
    this.#sheets = [...this.#sheets, sheet];
    this.#watchLeaving();
    this.settle();
    return () => {
      this.#sheets = this.#sheets.filter((each) => each !== sheet);
      this.settle();
    };
  }

  /** Once for all that closes and opens in one turn: what takes another’s place takes its step. */
  settle(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(this.#even);
  }

  /** Only while something is open: a page without such a listener is kept by more browsers for the way back. */
  #watchLeaving(): void {
    this.#isLeaving = false;
    this.#endWatch ??= this.#router.history.onLeave(() => {
      this.#isLeaving = true;
    });
  }

  #endWatching(): void {
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  #goBack(steps: number, then: () => void): void {
    this.#following = [then];
    this.#router.history.back(steps);
  }

  get #sheetsHere(): number {
    return this.#made.get(this.#router.history.read().key) ?? 0;
  }

  /** As many steps as sheets are open. */
  readonly #even = (): void => {
    this.#isDue = false;
    if (this.#following !== undefined) {
      this.#following.push(this.#even);
      return;
    }
    const { history } = this.#router;
    const here = history.read();
    const { length } = this.#sheets;
    const before = this.#sheetsHere;
    if (length === 0) this.#endWatching();
    if (before > length && !this.#isLeaving) this.#goBack(before - length, this.#even);
    for (let step = before + 1; step <= length; step += 1) {
      history.push(addressOf(here), here.state);
      this.#made.set(history.read().key, step);
    }
  };

  #move(): boolean {
    if (this.#following !== undefined) {
      const acts = this.#following;
      this.#following = undefined;
      for (const act of acts) act();
      return true;
    }
    const here = this.#router.history.read();
    // Not the page on screen: to go back to it from one that is on its way calls that one off.
    const page = this.#router.wanted();
    const left = this.#sheetsHere;
    const closed = this.#sheets.slice(left);
    this.#sheets = this.#sheets.slice(0, left);
    for (const { close } of closed.toReversed()) close();
    this.settle();
    return here.key === page.key || (left > 0 && addressOf(here) === addressOf(page));
  }

  #leave(then: () => void): boolean {
    const steps = this.#sheetsHere;
    if (this.#following !== undefined) this.#following.push(then);
    else if (steps > 0) this.#goBack(steps, then);
    else return false;
    return true;
  }
}

const ofRouters = new WeakMap<PageRouter, SheetSteps>();

/**
 * Makes what is open over a page a step of the history each: going back closes the top one and stays on the
 * page. What closes in another way takes its step with it, and so does a page that is gone to from there.
 * Going forward opens nothing again.
 */
export const sheetSteps = (router: PageRouter): SheetSteps => {
  const steps = ofRouters.get(router) ?? new RouterSheetSteps(router);
  ofRouters.set(router, steps);
  return steps;
};
