export {
  type AnswerParts,
  type AskedQuestion,
  answerQuestion,
  type OracleResult,
} from "./answer-question.ts";
export { cardPageOf } from "./cards/card-page.ts";
export {
  type CardSearch,
  cardSummary,
  fitsSearch,
  searchCards,
} from "./cards/search-cards.ts";
export {
  type CardFacts,
  type FoundCards,
  findCards,
  type LookUpNames,
  type NamedCards,
  type RunSteps,
} from "./find-cards.ts";
export { HISTORY_MESSAGES, ORACLE_LIMITS, trimHistory } from "./history.ts";
export { type CardAnswers, type CardCalls, createCardAnswers } from "./pack/answer-card-call.ts";
export {
  createRulesAnswers,
  type RulesAnswers,
  type RulesCalls,
} from "./pack/answer-rules-call.ts";
export {
  createPackFacts,
  type FactLines,
  type PackFacts,
  readEdition,
} from "./pack/create-pack-facts.ts";
export { readStarterPack, type StarterPack, writeStarterPack } from "./pack/starter-pack.ts";
export {
  cardLine,
  editionParts,
  PACK_PARTS,
  type PackLines,
  type PackPart,
  rulingLine,
} from "./pack/write-pack.ts";
export { createReadCard } from "./read-card.ts";
export { STARTER_DATES } from "./starter-dates.ts";
