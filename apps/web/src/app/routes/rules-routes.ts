import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import {
  ChangesPage,
  GlossaryPage,
  RulePage,
  RulesPage,
  TermPage,
} from "../../features/rules/index.ts";
import { loadRouteTexts } from "./load-route-texts.ts";
import { languageRoute } from "./root-route.tsx";
import { wordsOfAddress } from "./words-of-address.ts";

const validateSearch = wordsOfAddress("q");
const loader = loadRouteTexts("rules");

const rulesRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.rules.path,
  validateSearch,
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
  validateSearch,
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
