import {
  ANSWER_TERMS,
  type ForgePayload,
  type ResponseType,
  type Strength,
} from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import type { Transaction } from "../../database/index.ts";
import { type AnswerParts, loggedAnswer, storeAnswer } from "../answers/index.ts";
import { type FinishedRun, messageId, type RunEnding } from "../runs/index.ts";
import { FORGE } from "./context.ts";
import { type AnswerPlace, forgePayload } from "./present.ts";
import type { StoredForgeQuestion } from "./store-question.ts";

/** What is not settled, or is the Oracle's, decides nothing. */
const outcomeOf = (type: ResponseType) => {
  if (type === "unsettled") return "cannot_settle";
  return type === "rules" ? "declined" : "ruling";
};

/** What an answer of the Forge costs, by the table of the Oracle's (BILL-08). */
export const forgeTerms = (type: ResponseType) => ANSWER_TERMS[outcomeOf(type)];

const strengthOf = (type: ResponseType): Strength =>
  outcomeOf(type) === "ruling" ? "ruling" : "none";

/** Stores an answer of the strategist. The log learns what it cost. */
export const storeForgeAnswer = async <Answer>(
  {
    prices,
    present,
  }: {
    readonly prices: AnswerParts["prices"];
    readonly present: (payload: ForgePayload, place: AnswerPlace) => Answer;
  },
  tx: Transaction,
  question: StoredForgeQuestion,
  result: StrategyResult,
  ending: RunEnding,
): Promise<FinishedRun<Answer>> => {
  const { discussionId, requestId } = question;
  const payload = forgePayload(messageId(), result, question, ending);
  const newSummary = await storeAnswer(tx, FORGE, question, payload, ending);
  const { usage } = result;
  const suggestedTitle = forgeTerms(payload.responseType).isCharged
    ? FORGE.titleOf(question.question, payload.language)
    : null;
  return {
    answer: present(payload, { requestId, discussionId, newSummary, usage, suggestedTitle }),
    answerMessageId: payload.id,
    confidence: payload.confidence,
    strength: strengthOf(payload.responseType),
    ...loggedAnswer(result, prices),
  };
};
