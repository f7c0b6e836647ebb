import { expect, test } from "vitest";
import { createRouter } from "./create-router.ts";
import { createMemoryHistory } from "./page-history.ts";
import { sheetSteps } from "./sheet-steps.ts";

test("[ROUTE-01] going back while the next page is on its way calls that page off", async () => {
  let arrive = (): void => undefined;
  const router = createRouter({
    history: createMemoryHistory("/fr/forge"),
    canonical: (pathname) => pathname,
    load: (pathname) =>
      new Promise<void>((resolve) => {
        if (pathname === "/fr/forge") resolve();
        else arrive = resolve;
      }),
  });
  await router.load();
  // Something was open once: from then on every step passes its layer.
  sheetSteps(router).open({ close: () => undefined })();
  const going = router.navigate({ to: "/fr/rules" });
  router.history.back(1);
  arrive();
  await going;
  expect(router.history.read().pathname).toBe("/fr/forge");
  expect(router.shown().location.pathname).toBe("/fr/forge");
});
