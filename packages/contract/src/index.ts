export { LinkType, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./calls/account.ts";
export { adminExports } from "./calls/admin.ts";
export { RESPOND_ASYNC } from "./calls/begun-run.ts";
export { cardImage } from "./calls/cards.ts";
export { dataPackChunk } from "./calls/data-pack.ts";
export { DECK_IMAGE_WIDTH, deckExports } from "./calls/deck-exports.ts";
export { COMMANDERS_MAX } from "./calls/deck-import.ts";
export { DISCUSSION_EXPORT_FORMATS, discussionExports } from "./calls/discussion-exports.ts";
export {
  DeckQuestionRequest,
  DeckSuggestionsRequest,
  FORGE_QUESTION_MIN_LENGTH,
  StrategyRequest,
} from "./calls/forge.ts";
export { RequestId } from "./calls/request-id.ts";
export {
  AskedOffline,
  QUESTION_MAX_LENGTH,
  QUESTION_MIN_LENGTH,
  RULING_CARDS_MAX,
  RulingRequest,
} from "./calls/ruling.ts";
export { runEvents } from "./calls/runs.ts";
export * from "./card-events.ts";
export {
  ANSWER_TERMS,
  DATA_PACK_FORMAT,
  FREE_PLAN,
  LANGUAGES,
  MORE_QUOTES,
  MOST_CARD_SOURCES,
  MOST_PASSKEYS,
  OUTCOMES,
  RETURNS_A_MONTH,
  STRENGTHS,
  type Strength,
  SURE,
  strengthOf,
  TERMS_VERSION,
  termsOf,
} from "./constants.ts";
export { type Contract, type ContractClient, contract } from "./contract.ts";
export * from "./entities/account.ts";
export * from "./entities/administration.ts";
export * from "./entities/analytics.ts";
export * from "./entities/answer-feedback.ts";
export * from "./entities/billing.ts";
export * from "./entities/bot.ts";
export * from "./entities/bracket.ts";
export * from "./entities/card.ts";
export * from "./entities/channel-answer.ts";
export { ChunkHash, DataPack } from "./entities/data-pack.ts";
export * from "./entities/deck.ts";
export * from "./entities/deck-analysis.ts";
export * from "./entities/deck-change.ts";
export * from "./entities/deck-detail.ts";
export * from "./entities/deck-import.ts";
export * from "./entities/deck-plan.ts";
export * from "./entities/discussion.ts";
export * from "./entities/explanation.ts";
export * from "./entities/forge-answer.ts";
export * from "./entities/guild.ts";
export * from "./entities/legal-facts.ts";
export * from "./entities/local-models.ts";
export * from "./entities/looked-up.ts";
export * from "./entities/measured-list.ts";
export * from "./entities/message.ts";
export * from "./entities/message-id.ts";
export * from "./entities/model-in-use.ts";
export * from "./entities/opening-hands.ts";
export * from "./entities/page-event.ts";
export * from "./entities/product-status.ts";
export * from "./entities/question-log.ts";
export * from "./entities/review.ts";
export * from "./entities/rule.ts";
export * from "./entities/ruling.ts";
export * from "./entities/run-event.ts";
export * from "./entities/search-hit.ts";
export * from "./entities/set-up.ts";
export * from "./entities/settled-question.ts";
export * from "./entities/shared-deck.ts";
export * from "./enumerations.ts";
export * from "./errors.ts";
export * from "./language-model.ts";
export * from "./language-model-tool.ts";
export { addUsage, engineOfResult } from "./model-result.ts";
export * from "./page-drawing.ts";
export * from "./prompt-budget.ts";
export { ACCOUNT_HEADER, idOfNewDeck } from "./replayed-calls.ts";
export { reasoningWith, rulingWith } from "./ruling-with.ts";
