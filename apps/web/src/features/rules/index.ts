export { RulesFrame } from "./components/rules-frame.tsx";
export { ChangesPage, GlossaryPage, RulePage, RulesPage, TermPage } from "./pages.ts";
