import { type LanguageModel, LanguageModelError } from "@spellwright/contract";
import type { AnswerContext } from "../answers/answer-part.ts";
import { referenceOf } from "../deck-facts.ts";
import type { CardReference, StrategyResult, StrategyRun } from "../strategist.ts";
import { ModelAdvice } from "./model-advice.ts";
import { writePrompt, writeSystem } from "./write-prompt.ts";

const ANSWER_LONGEST = 4000;
const ITEM_LONGEST = 600;
const TITLE_LONGEST = 120;
const SECTIONS_MOST = 4;
const ITEMS_MOST = 6;

/** A model is never surer than this: nothing but itself vouches for its advice. */
const TRUST = 0.7;

/** Text without markup or addresses: a page may not be led astray by what a model was told to write. */
const plain = (text: string, longest: number): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/https?:\/\/\S+/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .slice(0, longest)
    .trim();

/** Cards that we know, of those that a model says it names; a name alone proves nothing. */
const knownCards = (
  names: readonly string[],
  { facts, question }: AnswerContext,
): CardReference[] => {
  const known = new Map<string, CardReference>();
  for (const { card } of question.cards) known.set(card.name, referenceOf(card, null));
  for (const { card, quantity } of facts?.cards ?? [])
    known.set(card.name, referenceOf(card, quantity));
  return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
};

const TYPES = { answered: "advice", cannot_settle: "unsettled", rules_question: "rules" } as const;

/**
 * Lets a language model answer what figures do not; what it writes is cut, stripped and never shown as
 * more certain than it can be.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  context: AnswerContext,
  { model, signal }: StrategyRun & { readonly model: LanguageModel },
): Promise<StrategyResult> => {
  const { language } = context.understanding;
  const result = await model.generate({
    system: writeSystem(language, model.searchesWeb ?? false),
    prompt: writePrompt(context),
    schema: ModelAdvice,
    schemaName: "advice",
    effort: "medium",
    signal,
  });
  const written = ModelAdvice.safeParse(result.output);
  const answer = written.success ? plain(written.data.answer, ANSWER_LONGEST) : "";
  if (!written.success || answer === "")
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  const { data } = written;
  const searches = result.searches ?? 0;
  const used = searches > 0 || result.sources.length > 0;
  const updates = used ? plain(data.recent_updates ?? "", ANSWER_LONGEST) : "";
  return {
    language,
    content: {
      kind: "written",
      responseType: TYPES[data.outcome],
      answer,
      sections: data.sections.slice(0, SECTIONS_MOST).map(({ title, items }) => ({
        title: plain(title, TITLE_LONGEST),
        items: items.slice(0, ITEMS_MOST).map((item) => plain(item, ITEM_LONGEST)),
      })),
      cards: knownCards(data.cards, context),
      sources: used ? result.sources.map(({ url }) => url) : [],
      recentUpdates: updates === "" ? null : updates,
      webSearchUsed: used,
      confidence: Math.min(TRUST, Math.max(0, data.confidence)),
    },
    engine: {
      kind: "model",
      model: result.model,
      ...(result.fallbackFrom === undefined ? {} : { fallback_from: result.fallbackFrom }),
    },
    usage: result.usage,
    searches,
  };
};
