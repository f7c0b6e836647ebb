import { languageOfPath, loadPartTexts, PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import {
  ChangesPage,
  GlossaryPage,
  RulePage,
  RulesPage,
  TermPage,
} from "../../features/rules/index.ts";
import { storedLanguage } from "../../lib/page-language.ts";
import { languageRoute } from "./root-route.tsx";

/** What was looked for is part of the address of a search. */
const withQuery = ({ q }: Record<string, unknown>): { q?: string } =>
  typeof q === "string" && q !== "" ? { q } : {};

/** The texts of the rules, while the page’s code loads. */
const loader = ({ location }: { location: { pathname: string } }): Promise<void> =>
  loadPartTexts("rules", languageOfPath(location.pathname) ?? storedLanguage());

const rulesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.rules.path,
  validateSearch: withQuery,
  loader,
  component: RulesPage,
});

const changesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.rulesChanges.path,
  loader,
  component: ChangesPage,
});

const glossaryRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.glossary.path,
  validateSearch: withQuery,
  loader,
  component: GlossaryPage,
});

const termRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.glossaryTerm.path,
  loader,
  component: TermPage,
});

const ruleRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.rule.path,
  loader,
  component: RulePage,
});

export const rulesRoutes = [rulesRoute, changesRoute, glossaryRoute, termRoute, ruleRoute] as const;
