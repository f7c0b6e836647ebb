import {
  DeckAnswer,
  type DeckQuestionRequest,
  type Language,
  StrategyAnswer,
  type StrategyRequest,
} from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import { STRATEGY_COST } from "@spellwright/zaps";
import { isLocalFallback } from "../answers/index.ts";
import type { RunPlan } from "../runs/index.ts";
import { accountOf } from "../zaps/index.ts";
import { answerStoredQuestion } from "./answer-stored-question.ts";
import { deckContextOf } from "./context.ts";
import type { ForgeParts } from "./forge-parts.ts";
import { deckAnswer, strategyAnswer } from "./present.ts";
import { givenDeck } from "./read-deck.ts";
import { forgeTerms, storeForgeAnswer } from "./store-answer.ts";
import {
  type ForgeQuestion,
  type StoredForgeQuestion,
  storeForgeQuestion,
} from "./store-question.ts";

/** What makes two requests the same (DATA-08). What is not used does not count (DATA-07). */
const meaningOf = ({
  kind,
  question,
  format,
  told,
  given,
  history,
  summary,
  discussionId,
  deckId,
}: ForgeQuestion) => ({
  kind,
  question,
  format,
  told,
  given,
  history: discussionId === undefined ? history : [],
  summary: discussionId === undefined ? summary : "",
  discussionId: discussionId ?? null,
  deckId: deckId ?? null,
});

/** What the two requests have in common. */
const readRequest = (
  userId: string,
  language: Language,
  { question, discussionId, deckId, history, summary }: StrategyRequest | DeckQuestionRequest,
) => ({
  userId,
  language,
  question,
  cards: [],
  effort: "low" as const,
  discussionId,
  deckId,
  history: history ?? [],
  summary: summary ?? "",
});

type ForgePlan<Answer> = RunPlan<StoredForgeQuestion, StrategyResult, Answer>;

const planOf = <Answer>(
  parts: ForgeParts,
  requestId: string | undefined,
  asked: ForgeQuestion,
  present: Parameters<typeof storeForgeAnswer<Answer>>[0]["present"],
  readAnswer: (stored: unknown) => Answer,
): ForgePlan<Answer> => ({
  kind: asked.kind,
  payer: accountOf(asked.userId),
  requestId,
  body: meaningOf(asked),
  zaps: STRATEGY_COST,
  prepare: (tx, opening) => storeForgeQuestion(tx, asked, opening),
  work: (question, progress) => answerStoredQuestion(parts, question, progress),
  isCharged: ({ content, engine }) =>
    forgeTerms(content.responseType).isCharged && !isLocalFallback(engine),
  undecided: {
    asksModel: parts.model !== undefined,
    is: ({ content }) => forgeTerms(content.responseType).cap === "undecided",
  },
  finish: (...ending) => storeForgeAnswer({ prices: parts.prices, present }, ...ending),
  readAnswer,
});

/**
 * The run of a question on strategy (FOR-09): charged once a requestId, refunded unless it is settled.
 *
 * @param language of the page. The answer follows the question's own.
 */
export const planStrategy = (
  parts: ForgeParts,
  userId: string,
  language: Language,
  request: StrategyRequest,
): ForgePlan<StrategyAnswer> => {
  const { requestId, deckName, format, commanders, analysisContext } = request;
  const asked: ForgeQuestion = {
    ...readRequest(userId, language, request),
    kind: "strategy",
    format: format ?? null,
    told: deckContextOf({ name: deckName, commanders, analysis: analysisContext }),
    given: null,
  };
  return planOf(parts, requestId, asked, strategyAnswer, (stored) => StrategyAnswer.parse(stored));
};

/** The run of a question on one of the caller's decks, as `planStrategy`. */
export const planDeckQuestion = (
  parts: ForgeParts,
  userId: string,
  language: Language,
  request: DeckQuestionRequest,
): ForgePlan<DeckAnswer> => {
  const { requestId, deckMeta, deckAnalysisContext } = request;
  const asked: ForgeQuestion = {
    ...readRequest(userId, language, request),
    kind: "deck",
    format: deckMeta?.format ?? null,
    told: deckContextOf({
      name: deckMeta?.name,
      commanders: deckMeta?.commanders,
      analysis: deckAnalysisContext,
    }),
    given: givenDeck(deckMeta ?? null),
  };
  return planOf(parts, requestId, asked, deckAnswer, (stored) => DeckAnswer.parse(stored));
};
