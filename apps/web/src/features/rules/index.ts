import { lazyRouteComponent } from "@tanstack/react-router";

export const RulesPage = lazyRouteComponent(
  () => import("./components/rules-page.tsx"),
  "RulesPage",
);
export const ChangesPage = lazyRouteComponent(
  () => import("./components/changes-page.tsx"),
  "ChangesPage",
);
export const GlossaryPage = lazyRouteComponent(
  () => import("./components/glossary-page.tsx"),
  "GlossaryPage",
);
export const TermPage = lazyRouteComponent(() => import("./components/term-page.tsx"), "TermPage");
export const RulePage = lazyRouteComponent(() => import("./components/rule-page.tsx"), "RulePage");
