export { answerQuestion } from "./answer-question.ts";
export { type ColorTarget, colorTarget } from "./color-targets.ts";
export { archetypeOf, deckFacts } from "./deck-facts.ts";
export { type AdvisedReport, adviseOnDeck } from "./model/advise-on-deck.ts";
export type { NamesIn } from "./model/check-remarks.ts";
export type { ReportAdvice } from "./model/report-advice.ts";
export { type FurtherLands, furtherLands, type LandOdds, landOdds } from "./odds/land-odds.ts";
export { type Estimate, type SimulatedGames, simulateInSteps } from "./odds/simulate-games.ts";
export { type FoundTheme, themeFinding } from "./plan/find-themes.ts";
export { bracketSwaps } from "./report/bracket-swaps.ts";
export {
  type DeckReport,
  type NearCombo,
  type ReportParts,
  reportInSteps,
  reportOnDeck,
} from "./report/deck-report.ts";
export { explainArchetype } from "./report/explain-archetype.ts";
export { winFinding } from "./report/find-wins.ts";
export type { KeyCard } from "./report/key-cards.ts";
export {
  type Matchup,
  type MetaPosition,
  matchupFinding,
  opponentsMet,
} from "./report/matchups.ts";
export type { PhasePlan } from "./report/plan-game.ts";
export { type PlanOverview, planOverview } from "./report/plan-overview.ts";
export { type Alternative, cheaperThan, type PricePair } from "./report/prices.ts";
export { meanRating, type Rating } from "./report/ratings.ts";
export { reportHeadline } from "./report/report-headline.ts";
export {
  type SectionBasis,
  type SectionConfidence,
  sectionConfidence,
} from "./report/section-confidence.ts";
export type { SideboardGap, SideboardPlan } from "./report/sideboard-plan.ts";
export type { ColorChange, Swap } from "./report/swap.ts";
export { swapPriority } from "./report/swap-priority.ts";
export type { WinCondition } from "./report/way-to-win.ts";
export { WAYS_TO_PLAY, type WaysToPlay, type WayToPlay } from "./report/ways-to-play.ts";
export type * from "./strategist.ts";
export { isForSeveral } from "./usual-ranges.ts";
