import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** A general discussion with the Forge, or the beginning of one (FOR-04). */
export const ForgeDiscussionPage = lazyRouteComponent(
  withTexts("later", () => import("./components/forge-discussion-page.tsx")),
  "ForgeDiscussionPage",
);

export { AnalysisHost } from "./components/analysis-host.tsx";
export { AnalyzeDeck } from "./components/analyze-deck.tsx";
export { AskSuggestions } from "./components/ask-suggestions.tsx";
export { ForgeActions } from "./components/forge-actions.tsx";
export { LazyDeckDiscussions } from "./components/lazy-deck-discussions.tsx";
export { useAnalysisWaits } from "./hooks/use-auto-analyze.ts";
export { useQuestionWaits } from "./hooks/use-initial-question.ts";
export { EXAMPLES } from "./model/examples.ts";
