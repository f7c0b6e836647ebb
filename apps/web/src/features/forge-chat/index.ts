export { AnalysisWatch } from "./components/analysis-watch.tsx";
export { AnalyzeDeck } from "./components/analyze-deck.tsx";
export { AskSuggestions } from "./components/ask-suggestions.tsx";
export { ForgeActions } from "./components/forge-actions.tsx";
export { LazyDeckDiscussions } from "./components/lazy-deck-discussions.tsx";
export { OfferAnalysis } from "./components/offer-analysis.tsx";
export { useDeckChatMoves, useDeckChatPlace } from "./hooks/use-deck-chat-address.ts";
export { EXAMPLES } from "./model/examples.ts";
export { ForgeDiscussionPage } from "./pages.ts";
