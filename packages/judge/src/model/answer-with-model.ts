import {
  addUsage,
  type Engine,
  engineOfResult,
  LanguageModelError,
  type LanguageModelResult,
  lookUpTokens,
  TOOL_LIMITS,
  type Usage,
} from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import sentences from "../../../../data/judge/sentences/look-up.json" with { type: "json" };
import type { Decision } from "../decision.ts";
import { lookedUp } from "../phrases/look-up.ts";
import { givenToRead } from "../phrases/model.ts";
import { withoutOtherMoments } from "./asked-moment.ts";
import { cardHandlesOf, createCardBook } from "./card-book.ts";
import { checkFreeText } from "./check-free-text.ts";
import { checkModelRuling } from "./check-model-ruling.ts";
import { beginLookUp, withLookedUp } from "./look-up/begin-look-up.ts";
import { handlesOf } from "./look-up/passage-book.ts";
import { toolsOf } from "./look-up/tools-of.ts";
import type { ModelCall } from "./model-call.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { type ModelRuling, modelRulingOf } from "./model-ruling.ts";
import { partialRuling } from "./partial-ruling.ts";
import { factsByHandle } from "./prompt-blocks.ts";
import { readAgain } from "./read-again.ts";
import { NO_WEB, type WebFindings } from "./web-findings.ts";
import { handlePassages, writePrompt, writeSystem } from "./write-prompt.ts";

export interface ModelAnswer {
  readonly decision: Decision;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly web: WebFindings;
  /** What the model was given and looked up, a sentence each. */
  readonly lookedUp: readonly string[];
}

const UPDATES_LONGEST = 2_000;

const findingsOf = (
  { sources, searches = 0 }: LanguageModelResult<unknown>,
  changed: string | null,
): WebFindings => {
  const used = searches > 0 || sources.length > 0;
  if (!used) return NO_WEB;
  const updates = checkFreeText(plainText(changed ?? "", UPDATES_LONGEST), () => false).text;
  return { used, searches, sources, updates: updates === "" ? null : updates };
};

/**
 * Tells of the ruling as it forms. What an engine computed is there at once and stays. With the highest effort
 * every ruling is read a second time, and may still fall.
 */
const streamRuling = (
  { computed }: ModelEvidence,
  { onWriting, effort }: ModelCall,
  check: (written: ModelRuling) => Decision,
) => {
  if (onWriting === undefined) return {};
  if (computed) onWriting({ ruling: computed.ruling, explanation: "" });
  if (computed || effort === "high") return {};
  return {
    onPartial: (partial: unknown) => {
      const shown = partialRuling(partial, check);
      if (shown !== undefined) onWriting(shown);
    },
  };
};

/** With little effort a question is answered in one shot. */
const allowsLookUp = ({ effort }: ModelCall): boolean => effort !== "low";

/** Who decided: where the model's ruling is withheld and what we know stands, the judge in its place. */
const engineOf = (result: LanguageModelResult<unknown>, decision: Decision): Engine =>
  decision.withheld !== undefined && decision.outcome === "ruling"
    ? { kind: "local", model: null, fallback_from: result.model, withheld: true }
    : engineOfResult(result);

/**
 * Lets a language model reason over the retrieved rules, and over what it looks up beside them. Its answer
 * goes through the same checks as every other.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  question: ModelEvidence,
  call: ModelCall,
): Promise<ModelAnswer> => {
  const given = handlePassages(question.contextRules);
  const cardBook = createCardBook(question.input, question.rulebook);
  const lookUp = beginLookUp(question, { passages: given, cardBook }, call);
  const { passages } = lookUp.book;
  const { language } = question.understanding;
  const mayLookUp = allowsLookUp(call);
  const tokens = question.lookUpTokens ?? lookUpTokens(undefined);
  const schema = modelRulingOf(
    [...(mayLookUp ? handlesOf(given) : given.keys()), ...cardHandlesOf(cardBook, mayLookUp)],
    [...factsByHandle(question.computed).keys()],
  );
  const check = (ruling: ModelRuling) =>
    checkModelRuling(
      ruling,
      { passages, cardBook },
      withoutOtherMoments(withLookedUp(question, lookUp)),
    );
  const system = writeSystem(language, call.model.searchesWeb ?? false);
  const result = await call.model.generate({
    system: mayLookUp ? `${system}\n${sentences.mayLookUp}` : system,
    prompt: writePrompt({ ...question, passages: given, cardBook }),
    schema,
    schemaName: "ruling",
    effort: call.effort,
    signal: call.signal,
    ...(mayLookUp ? { tools: toolsOf(lookUp), toolLimits: { ...TOOL_LIMITS, tokens } } : {}),
    ...streamRuling(question, call, check),
  });
  const written = schema.safeParse(result.output);
  if (!written.success || written.data.ruling.trim() === "") {
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  }
  const evidence = withoutOtherMoments(withLookedUp(question, lookUp));
  const { decision, usage } = await readAgain(check(written.data), evidence, call);
  return {
    decision,
    engine: engineOf(result, decision),
    // What the second call does not say stays unknown.
    usage: addUsage(result.usage, usage) ?? result.usage,
    web: findingsOf(result, decision.outcome === "ruling" ? written.data.recent_updates : null),
    lookedUp: [
      givenToRead({
        rules: given.size,
        cards: cardBook.given.cards.length,
        notes: cardBook.given.notes.length,
      })[language],
      ...lookUp.reported.map((one) => lookedUp(one)[language]),
    ],
  };
};
