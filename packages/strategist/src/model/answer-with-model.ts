import {
  engineOfResult,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelResult,
  lookUpTokens,
  promptCharacters,
  TOOL_LIMITS,
} from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import type { AnswerContext } from "../answers/answer-part.ts";
import type { Finding, LocalFindings, StrategyResult, StrategyRun } from "../strategist.ts";
import { createAdviceCheck } from "./check/create-advice-check.ts";
import { type CheckedCards, checkCards } from "./check-cards.ts";
import { factLines } from "./deck-sections.ts";
import type { LookUp } from "./look-up/look-up.ts";
import { toolsOf } from "./look-up/tools-of.ts";
import { ModelAdvice } from "./model-advice.ts";
import { findingLines, writePrompt, writeSystem } from "./write-prompt.ts";

const ANSWER_LONGEST = 4000;
const ITEM_LONGEST = 600;
const TITLE_LONGEST = 120;
const SECTIONS_MOST = 4;
const ITEMS_MOST = 6;

/** A model is never surer than this. Nothing but itself vouches for its advice. */
const TRUST = 0.7;

const TYPES = { answered: "advice", cannot_settle: "unsettled", rules_question: "rules" } as const;

/** A question with what is said of it without a model. */
type AskedContext = AnswerContext & { readonly local: LocalFindings };

/** What a model wrote as far as it stands: what is false is struck, sentence by sentence. */
const checkAdvice = (
  advice: ModelAdvice,
  { facts, question, understanding, local }: AskedContext,
  { say, told, combos }: LookUp,
  { cards, invented }: CheckedCards,
) => {
  const check = createAdviceCheck({
    ...{ facts, cards, invented },
    format: understanding.format ?? question.format,
    lines: facts === null ? [] : factLines(facts, question.near, say),
    about: [question.question, ...findingLines(local, say), ...told],
    combos: [
      ...combos,
      ...(question.near ?? []).map(({ missing, cards: joined }) => [missing.name, ...joined]),
    ],
  });
  const answer = check.keep(advice.answer, ANSWER_LONGEST);
  const sections = advice.sections.slice(0, SECTIONS_MOST).flatMap(({ title, items }) => {
    const kept = items
      .slice(0, ITEMS_MOST)
      .map((item) => check.keep(item, ITEM_LONGEST))
      .filter(Boolean);
    const head = check.keep(title, TITLE_LONGEST);
    return kept.length === 0 || head === "" ? [] : [{ title: head, items: kept }];
  });
  const updates = check.keep(advice.recent_updates ?? "", ANSWER_LONGEST);
  return { answer, sections, updates, struck: check.struck() };
};

const searchesOf = ({ searches = 0 }: LanguageModelResult<unknown>): number => searches;

/** The answer of a model fell at the checks: what we know stands in its place, free. */
const withheld = (
  { local, understanding }: AskedContext,
  result: LanguageModelResult<unknown>,
  struck: number,
): StrategyResult => ({
  language: understanding.language,
  content: local,
  engine: { kind: "local", model: null, fallback_from: result.model, withheld: true },
  usage: result.usage,
  searches: searchesOf(result),
  struck,
});

/** Asks the model, with the tools of this answer. */
const ask = async (
  context: AskedContext,
  { model, signal }: StrategyRun & { readonly model: LanguageModel },
  lookUp: LookUp,
) => {
  const { language, say } = lookUp;
  const contextTokens = await model.contextTokens?.(signal);
  const longest = promptCharacters(contextTokens, language);
  const result = await model.generate({
    system: writeSystem(language, model.searchesWeb ?? false),
    prompt: writePrompt({ ...context, say, longest }),
    schema: ModelAdvice,
    schemaName: "advice",
    effort: "medium",
    signal,
    tools: toolsOf(lookUp),
    toolLimits: { ...TOOL_LIMITS, tokens: lookUpTokens(contextTokens) },
  });
  const written = ModelAdvice.safeParse(result.output);
  // Marks alone say nothing.
  if (!written.success || !/\p{L}/u.test(plainText(written.data.answer, ANSWER_LONGEST)))
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  return { result, advice: written.data };
};

/**
 * Lets a language model answer what figures do not. What it writes is cut, stripped, held against the deck
 * and what it looked up, and never shown as more certain than it can be.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  context: AskedContext,
  run: StrategyRun & { readonly model: LanguageModel },
): Promise<StrategyResult> => {
  const { language } = context.understanding;
  const lookUp: LookUp = {
    ...{ facts: context.facts, question: context.question, run, language },
    ...{ cards: [], combos: [], told: [] },
    say: (found: Finding) => run.say?.(found, language) ?? "",
    tell: (looked) => run.onLookUp?.(looked),
  };
  const { result, advice } = await ask(context, run, lookUp);
  const checked = await checkCards(advice, context, run, lookUp);
  const { answer, sections, updates, struck } = checkAdvice(advice, context, lookUp, checked);
  if (!/\p{L}/u.test(answer)) return withheld(context, result, struck);
  const used = searchesOf(result) > 0 || result.sources.length > 0;
  return {
    language,
    content: {
      kind: "written",
      responseType: TYPES[advice.outcome],
      ...{ answer, sections, cards: checked.shown, decklists: checked.lists },
      sources: used ? result.sources.map(({ url }) => url) : [],
      recentUpdates: used && updates !== "" ? updates : null,
      webSearchUsed: used,
      confidence: Math.min(TRUST, Math.max(0, advice.confidence)),
    },
    engine: engineOfResult(result),
    usage: result.usage,
    searches: searchesOf(result),
    struck,
  };
};
