import { canonicalPath, languageOfPath, loadTexts } from "@spellwright/locales";
import {
  createRootRoute,
  createRoute,
  Outlet,
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
