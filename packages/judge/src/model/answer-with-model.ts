import {
  type Effort,
  type Engine,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelResult,
  type Usage,
} from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import type { Decision } from "../decision.ts";
import type { JudgeQuestion } from "../judge.ts";
import type { Understanding } from "../understanding/understand.ts";
import { checkFreeText } from "./check-free-text.ts";
import { ModelRuling } from "./model-ruling.ts";
import { handlePassages, type Passages, writePrompt, writeSystem } from "./write-prompt.ts";

export interface ModelQuestion {
  readonly understanding: Understanding;
  readonly input: JudgeQuestion;
  /** What an engine worked out; it stands against the model. */
  readonly computed: Decision | undefined;
  readonly contextRules: readonly string[];
  readonly rulebook: Rulebook;
}

export interface ModelAnswer {
  readonly decision: Decision;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly sources: LanguageModelResult<unknown>["sources"];
}

/** No model is believed beyond this, whatever it says of itself. */
const CEILING = 0.9;
const LOSS = { unknownHandle: 0.12, inventedNumber: 0.12 } as const;
/** A ruling that cites nothing that holds is an opinion. */
const WITHOUT_CITATION = 0.35;
/** The model contradicted what was computed: the engine's ruling is shown, doubt remains. */
const CONTRADICTED = 0.7;

const figures = (text: string): ReadonlySet<string> => new Set(text.match(/\d+/g) ?? []);

/** The engine's verdict or its number is not in what the model ruled. */
const contradicts = (written: ModelRuling, computed: Decision): boolean => {
  if (written.outcome !== "ruling") return true;
  if (computed.verdict !== null) return written.verdict !== computed.verdict;
  const [wanted] = computed.ruling.match(/\d+/) ?? [];
  return wanted !== undefined && !figures(written.ruling).has(wanted);
};

/** Turns what the model wrote into a decision that keeps the citation contract (architecture §3, step 5). */
export const checkModelRuling = (
  written: ModelRuling,
  passages: Passages,
  { computed, rulebook }: Pick<ModelQuestion, "computed" | "rulebook">,
): Decision => {
  const numberOf = (handle: string) =>
    passages.get(
      handle
        .trim()
        .toUpperCase()
        .replace(/^\[|\]$/g, ""),
    );
  const given = new Set(passages.values());
  const unknown = written.citations.filter(({ handle }) => numberOf(handle) === undefined);
  const ruling = checkFreeText(written.ruling, given, rulebook);
  const explanation = checkFreeText(written.explanation, given, rulebook);
  const removed = [...ruling.removed, ...explanation.removed];
  const clean = (text: string) => checkFreeText(text, given, rulebook).text;
  const citations = written.citations.flatMap(({ handle, claim }) => {
    const number = numberOf(handle);
    return number === undefined ? [] : [{ number, claim: clean(claim) }];
  });
  const own = Number.isFinite(written.confidence)
    ? Math.min(CEILING, Math.max(0, written.confidence))
    : 0.5;
  const doubted = own - unknown.length * LOSS.unknownHandle - removed.length * LOSS.inventedNumber;
  const decision: Decision = {
    id: "model",
    outcome: written.outcome,
    verdict: written.outcome === "ruling" ? written.verdict : null,
    ruling: ruling.text,
    explanation: explanation.text,
    citations,
    interactions: written.interactions.map(({ cards, description }) => ({
      cards,
      description: clean(description),
    })),
    steps: written.steps.map(({ action, handle, timing, layer }) => ({
      action: clean(action),
      rule: (handle === null ? undefined : numberOf(handle)) ?? null,
      timing,
      layer,
    })),
    facts: computed?.facts ?? [],
    confidence: Math.max(
      0.1,
      citations.length === 0 ? Math.min(WITHOUT_CITATION, doubted) : doubted,
    ),
  };
  if (!computed) return decision;
  const computedRules = new Set(computed.citations.map(({ number }) => number));
  const joined = [
    ...computed.citations,
    ...citations.filter(({ number }) => !computedRules.has(number)),
  ];
  return contradicts(written, computed)
    ? { ...computed, confidence: Math.min(CONTRADICTED, computed.confidence) }
    : {
        ...decision,
        id: computed.id,
        citations: joined,
        confidence: Math.max(decision.confidence, CEILING),
      };
};

/**
 * Lets a language model reason over the retrieved rules; its answer goes through the same checks as
 * every other.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  question: ModelQuestion,
  run: { readonly model: LanguageModel; readonly effort: Effort; readonly signal: AbortSignal },
): Promise<ModelAnswer> => {
  const passages = handlePassages(question.contextRules);
  const result = await run.model.generate({
    system: writeSystem(question.understanding.language),
    prompt: writePrompt({ ...question, passages }),
    schema: ModelRuling,
    schemaName: "ruling",
    effort: run.effort,
    signal: run.signal,
  });
  const written = ModelRuling.safeParse(result.output);
  if (!written.success || written.data.ruling.trim() === "") {
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  }
  return {
    decision: checkModelRuling(written.data, passages, question),
    engine: { kind: "model", model: result.model },
    usage: result.usage,
    sources: result.sources,
  };
};
