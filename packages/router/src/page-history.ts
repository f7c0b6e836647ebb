import { addressOf, type LocationState, type PageLocation } from "./page-location.ts";

/** The addresses that were visited, of which one is shown. */
export interface PageHistory {
  readonly read: () => PageLocation;
  readonly push: (address: string, state?: LocationState) => void;
  readonly replace: (address: string, state?: LocationState) => void;
  readonly back: (steps: number) => void;
  /** Calls back when the person goes back or forward. */
  readonly onMove: (move: () => void) => void;
  /** Calls back when the whole document begins to be left for another one. @returns ends it */
  readonly onLeave: (leave: () => void) => () => void;
}

const newKey = (): string => Math.random().toString(36).slice(2);

/** Of the window. */
export const createWindowHistory = (): PageHistory => {
  const { history, location } = window;
  const write = (how: "pushState" | "replaceState") => (address: string, state?: LocationState) =>
    history[how]({ key: newKey(), state }, "", address);
  const read = (): PageLocation => {
    const { pathname, search, hash } = location;
    // What another version, or an extension, wrote may be anything.
    const { key, state } = (history.state ?? {}) as { key?: unknown; state?: unknown };
    return {
      pathname,
      search,
      hash,
      state: typeof state === "object" && state !== null ? { ...state } : {},
      key: typeof key === "string" ? key : "",
    };
  };
  const page = { read, push: write("pushState"), replace: write("replaceState") };
  // A page that was opened, and not gone to, is a visit like any other.
  const first = read();
  if (first.key === "") page.replace(addressOf(first));
  return {
    ...page,
    back: (steps) => history.go(-steps),
    onMove: (move) => window.addEventListener("popstate", move),
    onLeave: (leave) => {
      window.addEventListener("beforeunload", leave);
      return () => window.removeEventListener("beforeunload", leave);
    },
  };
};

/** Of no window: for the server, and for tests. */
export const createMemoryHistory = (address = "/"): PageHistory => {
  const at = (next: string, state: LocationState = {}): PageLocation => {
    const { pathname, search, hash } = new URL(next, "http://localhost");
    return { pathname, search, hash, state, key: newKey() };
  };
  let current = at(address);
  const before: PageLocation[] = [];
  let tell = (): void => undefined;
  return {
    read: () => current,
    push: (next, state) => {
      before.push(current);
      current = at(next, state);
    },
    replace: (next, state) => {
      current = at(next, state);
    },
    back: (steps) => {
      current = before.splice(-steps)[0] ?? current;
      tell();
    },
    onMove: (move) => {
      tell = move;
    },
    onLeave: () => () => undefined,
  };
};
