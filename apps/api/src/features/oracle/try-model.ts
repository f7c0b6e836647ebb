import {
  addUsage,
  type Language,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelResult,
  type ModelTrial,
} from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import * as z from "zod";
import { isLocalFallback, priceOf } from "../answers/index.ts";
import { type JudgingParts, judgeQuestion, type OracleParts } from "./judge-question.ts";

/** Without the card service: the sample names no card. */
type TrialParts = Omit<JudgingParts, "resolveNames"> & Pick<OracleParts, "prices">;

/** What came of it. The configuration knows whose protocol was spoken. */
export type Trial = Omit<ModelTrial, "provider">;

/** The same model, whose answers and failures are kept. */
const noting = (model: LanguageModel) => {
  const answers: LanguageModelResult<unknown>[] = [];
  const failures: LanguageModelError[] = [];
  const noted: LanguageModel = {
    ...model,
    async generate(request) {
      try {
        const answer = await model.generate(request);
        answers.push(answer);
        return answer;
      } catch (error) {
        if (error instanceof LanguageModelError) failures.push(error);
        throw error;
      }
    },
  };
  return { noted, answers, failures };
};

const Refusal = z.object({ statusCode: z.number().int() });

const describeFailure = ({ failure, cause }: LanguageModelError): Trial["failure"] => ({
  kind: failure,
  status: Refusal.safeParse(cause).data?.statusCode ?? null,
});

const costOf = (
  answers: readonly LanguageModelResult<unknown>[],
  prices: OracleParts["prices"],
): number | null => {
  if (prices === undefined || answers.length === 0) return null;
  return answers.reduce<number | null>((sum, { searches = 0, ...answer }) => {
    const cost = priceOf({ ...answer, searches }, prices);
    return sum === null || cost === null ? null : sum + cost;
  }, 0);
};

/** Has the sample question judged; nothing is stored. */
const judgeSample = async (
  parts: TrialParts,
  asked: { readonly question: string; readonly language: Language },
  signal: AbortSignal,
): Promise<string | LanguageModelError | undefined> => {
  const [nothing, later] = [() => undefined, async () => undefined];
  try {
    const { answer } = await judgeQuestion(
      parts,
      {
        ...asked,
        ...{ userId: "", cards: [], gameState: null, history: [], summary: "", effort: "medium" },
      },
      { signal, step: later, foundCards: later, write: nothing, lookUp: nothing },
    );
    return isLocalFallback(answer.engine) ? undefined : answer.ruling.ruling;
  } catch (error) {
    if (error instanceof LanguageModelError) return error;
    throw error;
  }
};

/**
 * Asks the model in use one question of ours, the way every question goes: its prompt, its schema, the
 * checks of the answer. Undefined where no model is in use.
 *
 * @param language of the question
 */
export const tryModel = async (
  { knowledge, judgeInUse, model, now, log, prices }: TrialParts,
  language: Language,
  signal: AbortSignal,
): Promise<Trial | undefined> => {
  if (model === undefined) return undefined;
  const { noted, answers, failures } = noting(model);
  const question = translator(language)("oracle.samples.scene");
  const began = now().getTime();
  const said = await judgeSample(
    { knowledge, judgeInUse, model: noted, now, log },
    { question, language },
    signal,
  );
  const failure = said instanceof LanguageModelError ? said : failures.at(-1);
  const answer = typeof said === "string" ? said : null;
  const last = answers.at(-1);
  const usages = answers.map(({ usage }) => usage);
  return {
    question,
    answer,
    model: last?.model ?? model.name,
    fallback_from: last?.fallbackFrom ?? null,
    duration_ms: now().getTime() - began,
    usage: usages.length === 0 ? null : usages.reduce(addUsage),
    cost_usd: costOf(answers, prices),
    refused: [...(model.refused?.() ?? [])],
    failure: answer !== null || failure === undefined ? null : describeFailure(failure),
  };
};
