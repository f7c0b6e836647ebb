import {
  addUsage,
  type Engine,
  engineOfResult,
  LanguageModelError,
  type LanguageModelResult,
  type Usage,
} from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { checkFreeText } from "./check-free-text.ts";
import { checkModelRuling } from "./check-model-ruling.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { type ModelRuling, modelRulingOf } from "./model-ruling.ts";
import type { ModelRun } from "./model-run.ts";
import { partialRuling } from "./partial-ruling.ts";
import { readAgain } from "./read-again.ts";
import { NO_WEB, type WebFindings } from "./web-findings.ts";
import { handlePassages, writePrompt, writeSystem } from "./write-prompt.ts";

export interface ModelAnswer {
  readonly decision: Decision;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly web: WebFindings;
}

const UPDATES_LONGEST = 2_000;

const findingsOf = (
  { sources, searches = 0 }: LanguageModelResult<unknown>,
  { recent_updates }: ModelRuling,
): WebFindings => {
  const used = searches > 0 || sources.length > 0;
  if (!used) return NO_WEB;
  const updates = checkFreeText(plainText(recent_updates ?? "", UPDATES_LONGEST), () => false).text;
  return { used, searches, sources, updates: updates === "" ? null : updates };
};

/** Tells of the ruling as it forms; what an engine computed is there at once and stays. */
const tellWriting = ({ computed }: ModelEvidence, { onWriting }: ModelRun) => {
  if (onWriting === undefined) return {};
  if (computed) {
    onWriting({ ruling: computed.ruling, explanation: "" });
    return {};
  }
  return {
    onPartial: (partial: unknown) => {
      const shown = partialRuling(partial);
      if (shown !== undefined) onWriting(shown);
    },
  };
};

/**
 * Lets a language model reason over the retrieved rules; its answer goes through the same checks as
 * every other.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  question: ModelEvidence,
  run: ModelRun,
): Promise<ModelAnswer> => {
  const passages = handlePassages(question.contextRules);
  const schema = modelRulingOf([...passages.keys()]);
  const { language } = question.understanding;
  const result = await run.model.generate({
    system: writeSystem(language, run.model.searchesWeb ?? false),
    prompt: writePrompt({ ...question, passages }),
    schema,
    schemaName: "ruling",
    effort: run.effort,
    signal: run.signal,
    ...tellWriting(question, run),
  });
  const written = schema.safeParse(result.output);
  if (!written.success || written.data.ruling.trim() === "") {
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  }
  const checked = checkModelRuling(written.data, passages, question);
  const { decision, usage } = await readAgain(written.data, checked, question, run);
  return {
    decision,
    engine: engineOfResult(result),
    // What the second call does not say stays unknown.
    usage: addUsage(result.usage, usage) ?? result.usage,
    web: findingsOf(result, written.data),
  };
};
