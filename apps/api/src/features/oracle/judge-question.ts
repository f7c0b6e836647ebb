import { answerQuestion, createReadCard, type OracleResult } from "@spellwright/oracle";
import { timeLimit } from "@spellwright/services";
import type { JudgeInUse } from "../../runtime/judge-in-use.ts";
import { runInSlices } from "../../runtime/time-slices.ts";
import { type AnswerParts, withLocalFallback } from "../answers/index.ts";
import type { RunProgress } from "../runs/index.ts";
import type { StoredOracleQuestion } from "./store-question.ts";

/** What the Oracle answers with. */
export interface OracleParts extends AnswerParts {
  /** The judge of the rules in use. */
  readonly judgeInUse: JudgeInUse;
}

/** What is judged, wherever it was asked; `userId` is whom the card service is asked for. */
export type JudgedQuestion = Pick<
  StoredOracleQuestion,
  "userId" | "question" | "language" | "cards" | "gameState" | "history" | "summary" | "effort"
>;

/** The person waits: cards that our data lacks are asked for no longer than this (IMP-08). */
const PATIENCE_MS = 4_000;

/** Without `resolveNames`, cards that our data lacks are asked of nobody. */
export type JudgingParts = Pick<OracleParts, "knowledge" | "judgeInUse" | "model" | "now" | "log"> &
  Partial<Pick<OracleParts, "resolveNames">>;

/** Finds the cards of a question and has it judged. No transaction is open meanwhile. */
export const judgeQuestion = async (
  parts: JudgingParts,
  { userId, effort, ...asked }: JudgedQuestion,
  { signal, step, foundCards, write, lookUp }: RunProgress,
): Promise<OracleResult> => {
  const { knowledge, judgeInUse, resolveNames, now } = parts;
  const { language } = asked;
  // The first question after a start finds no judge: what is waited for is said.
  await judgeInUse(step);
  await step("resolving_cards");
  return answerQuestion(asked, {
    facts: knowledge,
    doSteps: runInSlices,
    foundCards,
    ...(resolveNames === undefined
      ? {}
      : {
          lookUpElsewhere: async (names) => {
            const patience = AbortSignal.any([signal, timeLimit(PATIENCE_MS)]);
            return (await resolveNames(names, { language, caller: userId, signal: patience }))
              .names;
          },
        }),
    judge: async (question) => {
      const judge = await judgeInUse();
      return withLocalFallback(parts, signal, (model) =>
        judge.answer(question, {
          effort,
          signal,
          now: now(),
          onStep: step,
          onWriting: write,
          onLookUp: lookUp,
          readCard: createReadCard(knowledge, runInSlices),
          ...(model === undefined ? {} : { model }),
        }),
      );
    },
  });
};
