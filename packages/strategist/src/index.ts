export { answerQuestion } from "./answer-question.ts";
export {
  type DeckReport,
  type PhasePlan,
  type ReportParts,
  reportOnDeck,
} from "./report/deck-report.ts";
export type { WinCondition } from "./report/find-wins.ts";
export type { Rating } from "./report/ratings.ts";
export type { Swap } from "./report/swaps.ts";
export type { FoundSynergy } from "./report/synergies.ts";
export type * from "./strategist.ts";
