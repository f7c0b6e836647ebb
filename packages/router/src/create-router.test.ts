import { expect, test, vi } from "vitest";
import { createRouter, type ShownPage } from "./create-router.ts";
import { createMemoryHistory } from "./page-history.ts";

/** A router whose pages arrive when they are let go. */
const slowRouter = async () => {
  const waiting = new Map<string, (failure?: Error) => void>();
  const asked: string[] = [];
  const router = createRouter({
    history: createMemoryHistory("/fr/oracle"),
    canonical: (pathname) => pathname.toLowerCase(),
    load: (pathname) =>
      new Promise<void>((resolve, reject) => {
        asked.push(pathname);
        waiting.set(pathname, (failure) => (failure === undefined ? resolve() : reject(failure)));
      }),
  });
  const arrive = (pathname: string, failure?: Error) => waiting.get(pathname)?.(failure);
  const loading = router.load();
  arrive("/fr/oracle");
  await loading;
  const watcher = vi.fn<(shown: ShownPage) => void>();
  router.watch(watcher);
  return { router, arrive, asked, watcher };
};

test("[ROUTE-01] a page stays until the next one is loaded", async () => {
  const { router, arrive } = await slowRouter();
  const going = router.navigate({ to: "/fr/forge" });
  expect(router.shown().location.pathname).toBe("/fr/oracle");
  arrive("/fr/forge");
  await going;
  expect(router.shown().location.pathname).toBe("/fr/forge");
});

test("[ROUTE-01] of two pages that are gone to, the later is shown, whichever arrives first", async () => {
  const { router, arrive, watcher } = await slowRouter();
  const first = router.navigate({ to: "/fr/forge" });
  const second = router.navigate({ to: "/fr/rules" });
  arrive("/fr/rules");
  await second;
  arrive("/fr/forge");
  await first;
  expect(router.shown().location.pathname).toBe("/fr/rules");
  expect(watcher).toHaveBeenCalledTimes(1);
});

test("[ROUTE-01] other words of an address are there at once: nothing is loaded for them", async () => {
  const { router, asked } = await slowRouter();
  void router.navigate({ to: "/fr/oracle", words: { q: "double strike & 1+1", all: true } });
  const { location, isSamePage } = router.shown();
  expect(isSamePage).toBe(true);
  expect([...new URLSearchParams(location.search)]).toEqual([
    ["q", "double strike & 1+1"],
    ["all", "true"],
  ]);
  expect(asked).toEqual(["/fr/oracle"]);
});

test("[ROUTE-04] an old address is replaced by the one of its page", async () => {
  const { router, arrive } = await slowRouter();
  const going = router.navigate({ to: "/FR/Forge?x=A#b", state: { sendsQuestion: true } });
  arrive("/fr/forge");
  await going;
  expect(router.shown().location).toMatchObject({
    pathname: "/fr/forge",
    search: "?x=A",
    hash: "#b",
    state: { sendsQuestion: true },
  });
});

test("[ERR-01] a page that does not come says why, and is asked for again", async () => {
  const { router, arrive, asked } = await slowRouter();
  const failure = new Error("gone");
  for (const outcome of [failure, undefined]) {
    const going = router.navigate({ to: "/fr/forge" });
    arrive("/fr/forge", outcome);
    await going;
    expect(router.shown().failure).toBe(outcome);
  }
  expect(asked).toEqual(["/fr/oracle", "/fr/forge", "/fr/forge"]);
});

test("[ROUTE-01] what is only pointed at is fetched in its own way, which asks nothing of the one who points", async () => {
  const load = vi.fn(async () => undefined);
  const fetchAhead = vi.fn(async () => Promise.reject(new Error("no network")));
  const router = createRouter({
    ...{ load, fetchAhead, canonical: (pathname: string) => pathname },
    history: createMemoryHistory("/fr/oracle"),
  });
  router.prepare("/fr/forge?tab=questions");
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith("/fr/forge");
  expect(load).not.toHaveBeenCalled();
});
