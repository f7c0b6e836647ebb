import type { PageHistory } from "./page-history.ts";
import {
  type AddressWords,
  addressOf,
  type LocationState,
  type PageLocation,
  withWords,
} from "./page-location.ts";

/** Where a page that comes is seen: at its top, where it was, or where the one before it was. */
export type Arrival = "top" | "again" | "still";

/** The page on screen. */
export interface ShownPage {
  readonly location: PageLocation;
  readonly arrival: Arrival;
  /** Why it could not be loaded. Undefined where it was. */
  readonly failure: unknown;
  /** Whether only the words of the address changed: the page has all it takes, and hears of them at once. */
  readonly isSamePage: boolean;
}

export interface Destination {
  /** An address of ours. */
  readonly to: string;
  /** What stands behind the `?` of the address. */
  readonly words?: AddressWords | undefined;
  readonly state?: LocationState | undefined;
  /** Whether the page that is left is forgotten. */
  readonly replace?: boolean | undefined;
  /** Whether the page stays scrolled as it is. */
  readonly keepScroll?: boolean | undefined;
}

/** What is open over the page, and has steps of the history of its own. */
export interface SheetLayer {
  /** @returns whether the person, or the layer itself, went to or from such a step alone */
  readonly moved: () => boolean;
  /**
   * Takes its steps out of the history.
   *
   * @param then called once the window is at the page’s own step
   * @returns false where it is there already: `then` is not called
   */
  readonly leave: (then: () => void) => boolean;
}

type Watcher = (shown: ShownPage) => void | Promise<void>;

/** Goes to addresses, and loads their pages before they are shown. */
export interface PageRouter {
  /** Where the window is, which the page on screen follows once it is loaded. */
  readonly history: PageHistory;
  /** The page on screen; before the first one is loaded, the one that comes. */
  readonly shown: () => ShownPage;
  /** Where the person went last: the page on screen, or the one that is on its way. */
  readonly wanted: () => PageLocation;
  /** Loads what the address of the window takes: before the first page is drawn. */
  readonly load: () => Promise<void>;
  /** Goes to a page. Resolves once it is drawn, or another one is gone to. */
  readonly navigate: (destination: Destination) => Promise<void>;
  /** Fetches what the page of an address takes, because it may be gone to. */
  readonly prepare: (address: string) => void;
  /** From now on this keeps the steps of what is open over the page. */
  readonly layOver: (layer: SheetLayer) => void;
  /** Calls back when a page is loaded, to draw it. Returns what ends that. */
  readonly watch: (watcher: Watcher) => () => void;
  /** To be told when a page stands in the window. */
  readonly settle: (shown: ShownPage) => void;
}

interface RouterOptions {
  readonly history: PageHistory;
  /** The one address of a page. */
  readonly canonical: (pathname: string) => string;
  /** Loads what a page takes, before it is shown. */
  readonly load: (pathname: string) => Promise<unknown>;
  /** Loads the same before anybody goes there, as `load` does where it is left out. */
  readonly fetchAhead?: (pathname: string) => Promise<unknown>;
  /** Scrolls the page that stands in the window. */
  readonly settle?: (shown: ShownPage) => void;
}

const failureOf = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );

/**
 * Goes from page to page within the window. The page that is there stays until all that the next one
 * takes is loaded; of two that are gone to, the later one is shown.
 */
export const createRouter = ({
  history,
  canonical,
  load,
  fetchAhead = load,
  settle = () => undefined,
}: RouterOptions): PageRouter => {
  let shown: ShownPage = {
    location: history.read(),
    arrival: "again",
    failure: undefined,
    isSamePage: false,
  };
  let wanted = shown.location;
  let isLoaded = false;
  let visits = 0;
  let layer: SheetLayer | undefined;
  const watchers = new Set<Watcher>();

  const show = async (next: ShownPage): Promise<void> => {
    shown = next;
    isLoaded = next.failure === undefined;
    await Promise.all([...watchers].map((watcher) => watcher(next)));
  };

  const arrive = async (arrival: Arrival): Promise<void> => {
    visits += 1;
    const visit = visits;
    const asked = history.read();
    const pathname = canonical(asked.pathname);
    if (pathname !== asked.pathname)
      history.replace(addressOf({ ...asked, pathname }), asked.state);
    const location = history.read();
    wanted = location;
    if (isLoaded && pathname === shown.location.pathname)
      return show({ location, arrival, failure: undefined, isSamePage: true });
    const failure = await failureOf(load(pathname));
    if (visit === visits) await show({ location, arrival, failure, isSamePage: false });
  };

  const navigate = ({ to, words, state, replace, keepScroll }: Destination): Promise<void> => {
    const address = withWords(to, words);
    // Gone to once more, it is no further step back; with a state of its own it is.
    const isHere = state === undefined && address === addressOf(history.read());
    history[replace === true || isHere ? "replace" : "push"](address, state);
    return arrive(keepScroll === true ? "still" : "top");
  };

  /** What is open over the page is no step between it and the next one. */
  const go = (destination: Destination): Promise<void> =>
    new Promise((resolve) => {
      const goOn = () => resolve(go(destination));
      if (layer?.leave(goOn) !== true) resolve(navigate(destination));
    });

  history.onMove(() => {
    if (layer?.moved() !== true) void arrive("again");
  });
  return {
    history,
    shown: () => shown,
    wanted: () => wanted,
    load: () => arrive("again"),
    navigate: go,
    layOver: (over) => {
      layer = over;
    },
    prepare: (address) => {
      // Whoever goes there is told why it cannot be loaded.
      fetchAhead(new URL(address, "http://localhost").pathname).catch(() => undefined);
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    settle,
  };
};
