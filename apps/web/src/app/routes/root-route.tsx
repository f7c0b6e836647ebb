import { canonicalPath, languageOfPath, loadTexts } from "@spellwright/locales";
import {
  createRootRoute,
  createRoute,
  Outlet,
  type RouterState,
  redirect,
  useRouterState,
} from "@tanstack/react-router";
import { SignInPromptProvider } from "../../features/auth/index.ts";
import { storedLanguage } from "../../lib/page-language.ts";
import { TextProvider } from "../../lib/text.tsx";
import { Toaster, TooltipLayer } from "../../ui/index.ts";
import { DocumentHead } from "../document-head.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { Shell } from "../shell/shell.tsx";

/**
 * The address of the page on screen. While another one loads the router names that one already, but its
 * language can be spoken only once it is there.
 */
const shownPath = ({ matches, resolvedLocation, location }: RouterState): string => {
  const shown = matches.at(-1)?.pathname ?? "/";
  return languageOfPath(shown) === undefined ? (resolvedLocation ?? location).pathname : shown;
};

/** What every page stands in: texts, dialogs, messages. */
function Root() {
  const pathname = useRouterState({ select: shownPath });
  return (
    <TextProvider language={languageOfPath(pathname) ?? storedLanguage()}>
      <SignInPromptProvider>
        {/* The server writes the head of its file itself. */}
        {!import.meta.env.SSR && <DocumentHead pathname={pathname} />}
        <Shell>
          <Outlet />
        </Shell>
        <Toaster />
        <TooltipLayer />
      </SignInPromptProvider>
    </TextProvider>
  );
}

export const rootRoute = createRootRoute({
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

/** What every page is below: its language (ROUTE-01). */
export const languageRoute = createRoute({ getParentRoute: () => rootRoute, path: "$language" });
