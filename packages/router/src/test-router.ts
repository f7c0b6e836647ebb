import { createRouter, type PageRouter } from "./create-router.ts";
import { createMemoryHistory } from "./page-history.ts";

/** A router in no window, whose pages take nothing: for tests of what stands in a page. */
export const testRouter = async (address = "/"): Promise<PageRouter> => {
  const router = createRouter({
    history: createMemoryHistory(address),
    canonical: (pathname) => pathname,
    load: async () => undefined,
  });
  await router.load();
  return router;
};
