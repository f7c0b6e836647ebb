export { RulesFrame } from "./components/rules-frame.tsx";
export { TermDefinition } from "./components/term-definition.tsx";
export { ChangesPage, GlossaryPage, RulePage, RulesPage, TermPage } from "./pages.ts";
