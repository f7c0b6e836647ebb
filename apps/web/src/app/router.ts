import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from "@tanstack/react-router";
import { FailedPage } from "./pages/failed-page.tsx";
import { accountRoutes } from "./routes/account-routes.ts";
import { adminRoutes } from "./routes/admin-routes.ts";
import { cardsRoutes } from "./routes/cards-routes.ts";
import { discordRoutes } from "./routes/discord-routes.ts";
import { forgeRoutes } from "./routes/forge-routes.ts";
import { oracleRoutes } from "./routes/oracle-routes.ts";
import { questionsRoutes } from "./routes/questions-routes.ts";
import { languageRoute, rootRoute } from "./routes/root-route.tsx";
import { rulesRoutes } from "./routes/rules-routes.ts";

/** The pages: each at its address (`PAGES` of `locales`), its code loaded when it is first shown. */
const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    oracleRoutes,
    ...forgeRoutes,
    ...rulesRoutes,
    ...questionsRoutes,
    ...cardsRoutes,
    ...accountRoutes,
    ...discordRoutes,
    ...adminRoutes,
  ]),
]);

/**
 * @param history where the page is, when that is not the address of a window
 */
export const createPageRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: FailedPage,
    // A failure of the frame itself is the FailureBoundary’s: the router’s own page speaks English only.
    disableGlobalCatchBoundary: true,
    defaultPreload: "intent",
    scrollRestoration: !import.meta.env.SSR,
    // Values of the address stay text: a token of digits alone must not become a number.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
  });

export type PageRouter = ReturnType<typeof createPageRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: PageRouter;
  }
}
