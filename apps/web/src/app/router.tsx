import { canonicalPath, languageOfPath, loadPartTexts, loadTexts } from "@spellwright/locales";
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
const oracleHomeRoute = createRoute({
  getParentRoute: () => oracleRoute,
  path: "/",
  validateSearch: ({ ask }: Record<string, unknown>): { ask?: string } =>
    typeof ask === "string" && ask !== "" ? { ask } : {},
});
const discussionRoute = createRoute({
  getParentRoute: () => oracleRoute,
  path: "discussion/$discussionId",
});

const forgeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "forge",
  component: lazyRouteComponent(() => import("./pages/forge-page.tsx"), "ForgePage"),
});

const forgeDiscussionRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "forge/discussion/$discussionId",
  component: lazyRouteComponent(
    () => import("./pages/forge-discussion-route.tsx"),
    "ForgeDiscussionRoute",
  ),
});

const deckRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "forge/deck/$deckId",
  component: lazyRouteComponent(() => import("./pages/deck-route.tsx"), "DeckRoute"),
});

const confirmRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "auth/confirm",
  component: lazyRouteComponent(
    () => import("../features/auth/components/confirm-page.tsx"),
    "ConfirmPage",
  ),
});

/** ROUTE-08: the Oracle, where a person who comes from the Discord bot arrives. */
const discordLinkRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "auth/discord/link",
  component: lazyRouteComponent(() => import("./pages/oracle-route.tsx"), "OracleRoute"),
});

/** What was looked for is part of the address of a search. */
const withQuery = ({ q }: Record<string, unknown>): { q?: string } =>
  typeof q === "string" && q !== "" ? { q } : {};

/** The texts of the rules, while the page’s code loads. */
const rulesTexts = ({ location }: { location: { pathname: string } }): Promise<void> =>
  loadPartTexts("rules", languageOfPath(location.pathname) ?? storedLanguage());

const rulesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "rules",
  validateSearch: withQuery,
  loader: rulesTexts,
  component: lazyRouteComponent(
    () => import("../features/rules/components/rules-page.tsx"),
    "RulesPage",
  ),
});
const rulesChangesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "rules/changes",
  loader: rulesTexts,
  component: lazyRouteComponent(
    () => import("../features/rules/components/changes-page.tsx"),
    "ChangesPage",
  ),
});
const glossaryRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "rules/glossary",
  validateSearch: withQuery,
  loader: rulesTexts,
  component: lazyRouteComponent(
    () => import("../features/rules/components/glossary-page.tsx"),
    "GlossaryPage",
  ),
});
const termRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "rules/glossary/$term",
  loader: rulesTexts,
  component: lazyRouteComponent(
    () => import("../features/rules/components/term-page.tsx"),
    "TermPage",
  ),
});
const ruleRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "rules/$number",
  loader: rulesTexts,
  component: lazyRouteComponent(
    () => import("../features/rules/components/rule-page.tsx"),
    "RulePage",
  ),
});

const cardRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: "cards/$name",
  component: lazyRouteComponent(
    () => import("../features/cards/components/card-page.tsx"),
    "CardPage",
  ),
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
    forgeDiscussionRoute,
    deckRoute,
    confirmRoute,
    discordLinkRoute,
    rulesRoute,
    rulesChangesRoute,
    glossaryRoute,
    termRoute,
    ruleRoute,
    cardRoute,
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
