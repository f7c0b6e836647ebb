import type { DeckFormat, StrategyRequest } from "@spellwright/contract";

/** What the two requests have in common, under one name. */
export interface AskedForge
  extends Pick<StrategyRequest, "question" | "requestId" | "discussionId" | "deckId"> {
  readonly kind: "strategy" | "deck";
  readonly history: NonNullable<StrategyRequest["history"]>;
  readonly summary: string;
  readonly format: DeckFormat | null;
  /** What the page tells of the deck and of an analysis made before (FOR-10). */
  readonly told: string;
}
