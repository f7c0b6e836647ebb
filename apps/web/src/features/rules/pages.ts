import { lazyRouteComponent } from "@tanstack/react-router";

/** The contents of the rules, and what a search in them finds. */
export const RulesPage = lazyRouteComponent(
  () => import("./components/rules-page.tsx"),
  "RulesPage",
);

/** What changed between two editions of the rules. */
export const ChangesPage = lazyRouteComponent(
  () => import("./components/changes-page.tsx"),
  "ChangesPage",
);

/** The glossary, searched by word. */
export const GlossaryPage = lazyRouteComponent(
  () => import("./components/glossary-page.tsx"),
  "GlossaryPage",
);

/** One entry of the glossary. */
export const TermPage = lazyRouteComponent(() => import("./components/term-page.tsx"), "TermPage");

/** One rule, or a whole chapter, with its neighbours. */
export const RulePage = lazyRouteComponent(() => import("./components/rule-page.tsx"), "RulePage");
