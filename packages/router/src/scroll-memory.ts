import type { ShownPage } from "./create-router.ts";

const KEY = "scroll";
/** Visits of which is known how far they were scrolled. The oldest is forgotten. */
const REMEMBERED = 100;

/** Keeps a text while the tab lives; never throws. */
export interface TabStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => unknown;
}

const readPositions = ({ read }: TabStorage): Map<string, number> => {
  try {
    return new Map(JSON.parse(read(KEY) ?? "[]"));
  } catch {
    // Written by another version: pages begin at their top.
    return new Map();
  }
};

/**
 * Keeps how far each visit was scrolled, in this tab: going back shows a page where it was.
 *
 * @returns to be called when a page stands in the window
 */
export const rememberScroll = (storage: TabStorage): ((shown: ShownPage) => void) => {
  const positions = readPositions(storage);
  let key = "";
  let isFirst = true;
  const note = () => {
    // An anchor of the page was followed: the browser knows where that is.
    if (key === "") return;
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  const keep = () => {
    note();
    const newest = [...positions].slice(-REMEMBERED);
    storage.write(KEY, JSON.stringify(newest));
  };
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", keep);
  history.scrollRestoration = "manual";
  return ({ location, arrival }) => {
    key = location.key;
    const known = arrival === "again" ? positions.get(key) : undefined;
    // What the server drew may have been scrolled already.
    const isThere = isFirst && window.scrollY > 0;
    const isOpened = isFirst && known === undefined && location.hash === "";
    isFirst = false;
    if (arrival === "still" || isThere || isOpened) return note();
    const target = known === undefined ? document.getElementById(location.hash.slice(1)) : null;
    if (target !== null) target.scrollIntoView();
    else window.scrollTo({ top: known ?? 0, behavior: "instant" });
    note();
  };
};
