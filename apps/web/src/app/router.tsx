import { canonicalPath, languageOfPath, loadTexts } from "@spellwright/locales";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
  useRouterState,
} from "@tanstack/react-router";
import { SignInPromptProvider } from "../features/auth/index.ts";
import { storedLanguage } from "../lib/page-language.ts";
import { TextProvider } from "../lib/text.tsx";
import { Toaster, TooltipLayer } from "../ui/index.ts";
import { DocumentHead } from "./document-head.tsx";
import { FailedPage } from "./pages/failed-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** What every page stands in: texts, dialogs, messages. */
function Root() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <TextProvider language={languageOfPath(pathname) ?? storedLanguage()}>
      <SignInPromptProvider>
        <DocumentHead pathname={pathname} />
        <Shell>
          <Outlet />
        </Shell>
        <Toaster />
        <TooltipLayer />
      </SignInPromptProvider>
    </TextProvider>
  );
}

const rootRoute = createRootRoute({
  beforeLoad: async ({ location }) => {
    const canonical = canonicalPath(location.pathname, storedLanguage());
    if (canonical !== location.pathname)
      throw redirect({
        href: `${canonical}${location.searchStr}${location.hash === "" ? "" : `#${location.hash}`}`,
        replace: true,
      });
    await loadTexts(languageOfPath(location.pathname) ?? storedLanguage());
  },
  component: Root,
  notFoundComponent: NotFoundPage,
});

const languageRoute = createRoute({ getParentRoute: () => rootRoute, path: "$language" });

const oracleRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "oracle",
  component: lazyRouteComponent(() => import("./pages/oracle-route.tsx"), "OracleRoute"),
});
const oracleHomeRoute = createRoute({ getParentRoute: () => oracleRoute, path: "/" });
const discussionRoute = createRoute({
  getParentRoute: () => oracleRoute,
  path: "discussion/$discussionId",
});

const forgeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "forge",
  component: lazyRouteComponent(() => import("./pages/forge-page.tsx"), "ForgePage"),
});

const confirmRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "auth/confirm",
  component: lazyRouteComponent(() => import("../features/auth/confirm-page.tsx"), "ConfirmPage"),
});

/** ROUTE-08: the Oracle, where a person who comes from the Discord bot arrives. */
const discordLinkRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "auth/discord/link",
  component: lazyRouteComponent(() => import("./pages/oracle-route.tsx"), "OracleRoute"),
});

const settingsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "settings",
  component: lazyRouteComponent(
    () => import("../features/settings/components/settings-page.tsx"),
    "SettingsPage",
  ),
});

const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    oracleRoute.addChildren([oracleHomeRoute, discussionRoute]),
    forgeRoute,
    confirmRoute,
    discordLinkRoute,
    settingsRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: FailedPage,
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
