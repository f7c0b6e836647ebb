import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Destination, PageRouter, ShownPage } from "./create-router.ts";
import type { PageHistory } from "./page-history.ts";
import type { PageLocation } from "./page-location.ts";

interface Routed {
  readonly router: PageRouter;
  readonly shown: ShownPage;
}

/** A page that is loaded, and who waits for it to stand in the window. */
interface Undrawn {
  readonly page: ShownPage;
  readonly tell: () => void;
}

const RouterContext = createContext<Routed | null>(null);

/** What stands below knows which page is shown, and goes to others. */
export function RouterProvider({ router, children }: { router: PageRouter; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);
  const undrawn = useRef<Undrawn[]>([]);
  useLayoutEffect(() => {
    // Loaded while this was drawn.
    setShown(router.shown());
    return router.watch((next) => {
      if (next.isSamePage) setShown(next);
      // The page that is there stays until the next one is drawn.
      else startTransition(() => setShown(next));
      return new Promise((tell) => {
        undrawn.current.push({ page: next, tell });
      });
    });
  }, [router]);
  useLayoutEffect(() => {
    router.settle(shown);
    // Those before it are not drawn any more.
    const place = undrawn.current.findIndex(({ page }) => page === shown);
    for (const { tell } of undrawn.current.splice(0, place + 1)) tell();
  }, [router, shown]);
  return <RouterContext value={{ router, shown }}>{children}</RouterContext>;
}

const useRouted = (): Routed => {
  const routed = useContext(RouterContext);
  if (routed === null) throw new Error("a page needs a RouterProvider above it");
  return routed;
};

/** The page on screen. */
export const useShownPage = (): ShownPage => useRouted().shown;

/** Where the page on screen is. */
export const useLocation = (): PageLocation => useRouted().shown.location;

/** What the address of the page on screen says behind its `?` under a name. Null where it has none. */
export const useAddressWord = (name: string): string | null =>
  new URLSearchParams(useLocation().search).get(name);

/** Goes to a page: the same function as long as the page runs. */
export const useNavigate = (): ((destination: Destination) => Promise<void>) =>
  useRouted().router.navigate;

/** Where the window is, which the page on screen follows once it is loaded. */
export const useHistory = (): PageHistory => useRouted().router.history;

/** The router of the pages around and what it shows. Null where there is none, and no history. */
export const useAnyRouter = (): Routed | null => useContext(RouterContext);

/** Fetches what a page takes, because it may be gone to. */
export const usePrepare = (): ((address: string) => void) => useRouted().router.prepare;
