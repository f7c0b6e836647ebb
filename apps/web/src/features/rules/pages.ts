import { lazyPage } from "@spellwright/router";

/** The contents of the rules, and what a search in them finds. */
export const RulesPage = lazyPage(() => import("./components/rules-page.tsx"), "RulesPage");

/** What changed between two editions of the rules. */
export const ChangesPage = lazyPage(() => import("./components/changes-page.tsx"), "ChangesPage");

/** The glossary, searched by word. */
export const GlossaryPage = lazyPage(
  () => import("./components/glossary-page.tsx"),
  "GlossaryPage",
);

/** One entry of the glossary. */
export const TermPage = lazyPage(() => import("./components/term-page.tsx"), "TermPage");

/** One rule, or a whole chapter, with its neighbours. */
export const RulePage = lazyPage(() => import("./components/rule-page.tsx"), "RulePage");
