import {
  DeckAnswer,
  type DeckQuestionRequest,
  type Language,
  StrategyAnswer,
  type StrategyRequest,
} from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import { STRATEGY_COST } from "@spellwright/zaps";
import { NO_PRICES } from "../oracle/index.ts";
import type { RunPlan } from "../runs/index.ts";
import { answerStoredQuestion } from "./answer-stored-question.ts";
import type { AskedForge } from "./asked-forge.ts";
import { toldOf } from "./context.ts";
import type { ForgeParts } from "./forge-parts.ts";
import { deckAnswer, strategyAnswer } from "./present.ts";
import { isSettled, storeAnswer } from "./store-answer.ts";
import { type ForgeCall, type StoredQuestion, storeQuestion } from "./store-question.ts";

const meaningOf = ({
  requestId: _id,
  history,
  summary,
  discussionId,
  deckId,
  ...asked
}: AskedForge) => ({
  ...asked,
  // DATA-07: what is not used does not count.
  history: discussionId === undefined ? history : [],
  summary: discussionId === undefined ? summary : "",
  discussionId: discussionId ?? null,
  deckId: deckId ?? null,
});

const planOf = <Answer>(
  parts: ForgeParts,
  call: ForgeCall,
  present: Parameters<typeof storeAnswer<Answer>>[0]["present"],
  readAnswer: (stored: unknown) => Answer,
): RunPlan<StoredQuestion, StrategyResult, Answer> => ({
  kind: call.asked.kind,
  userId: call.userId,
  requestId: call.asked.requestId,
  body: meaningOf(call.asked),
  zaps: STRATEGY_COST,
  prepare: (tx, opening) => storeQuestion(tx, call, opening),
  work: (question, progress) => answerStoredQuestion(parts, question, progress),
  isCharged: ({ content }) => isSettled(content.responseType),
  finish: (...ending) => storeAnswer({ prices: parts.prices ?? NO_PRICES, present }, ...ending),
  readAnswer,
});

/**
 * Answers a question on strategy (FOR-09) as a durable run: charged once a requestId, refunded unless it
 * is settled.
 *
 * @param language of the page; the answer follows the question's own.
 * @throws AppError
 */
export const askStrategy = (
  parts: ForgeParts,
  userId: string,
  language: Language,
  request: StrategyRequest,
): Promise<StrategyAnswer> => {
  const { deckName, format, commanders, analysisContext, history, summary, ...place } = request;
  const asked: AskedForge = {
    ...place,
    kind: "strategy",
    history: history ?? [],
    summary: summary ?? "",
    format: format ?? null,
    told: toldOf({ name: deckName, commanders, analysis: analysisContext }),
  };
  const call = { userId, language, asked };
  return parts.runs.execute(
    planOf(parts, call, strategyAnswer, (stored) => StrategyAnswer.parse(stored)),
  );
};

/**
 * Answers a question on one of the caller's decks.
 *
 * @throws AppError
 */
export const askAboutDeck = (
  parts: ForgeParts,
  userId: string,
  language: Language,
  request: DeckQuestionRequest,
): Promise<DeckAnswer> => {
  const { deckMeta, deckAnalysisContext, history, summary, ...place } = request;
  const asked: AskedForge = {
    ...place,
    kind: "deck",
    history: history ?? [],
    summary: summary ?? "",
    format: deckMeta?.format ?? null,
    told: toldOf({
      name: deckMeta?.name,
      commanders: deckMeta?.commanders,
      analysis: deckAnalysisContext,
    }),
  };
  const call = { userId, language, asked };
  return parts.runs.execute(planOf(parts, call, deckAnswer, (stored) => DeckAnswer.parse(stored)));
};
