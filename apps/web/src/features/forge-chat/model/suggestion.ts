import type { DeckSuggestions } from "@spellwright/contract";

/** One card for another, as an analysis proposes it. */
export type Suggestion = DeckSuggestions["suggestions"][number];
