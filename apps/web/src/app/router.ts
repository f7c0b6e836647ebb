import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { FailedPage } from "./pages/failed-page.tsx";
import { accountRoutes } from "./routes/account-routes.ts";
import { cardsRoutes } from "./routes/cards-routes.ts";
import { forgeRoutes } from "./routes/forge-routes.ts";
import { oracleRoutes } from "./routes/oracle-routes.ts";
import { languageRoute, rootRoute } from "./routes/root-route.tsx";
import { rulesRoutes } from "./routes/rules-routes.ts";

/** The pages: each at its address (`PAGES` of `locales`), its code loaded when it is first shown. */
const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    oracleRoutes,
    ...forgeRoutes,
    ...rulesRoutes,
    ...cardsRoutes,
    ...accountRoutes,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: FailedPage,
  // A failure of the frame itself is the FailureBoundary’s: the router’s own page speaks English only.
  disableGlobalCatchBoundary: true,
  defaultPreload: "intent",
  scrollRestoration: true,
  // Values of the address stay text: a token of digits alone must not become a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
