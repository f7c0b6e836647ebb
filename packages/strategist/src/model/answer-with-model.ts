import {
  engineOfResult,
  type LanguageModel,
  LanguageModelError,
  lookUpTokens,
  promptCharacters,
  TOOL_LIMITS,
} from "@spellwright/contract";
import { foldWords, plainText } from "@spellwright/text";
import type { AnswerContext } from "../answers/answer-part.ts";
import { mayJoin } from "../answers/legality.ts";
import { referenceOf } from "../deck-facts.ts";
import type {
  CardReference,
  Finding,
  LocalFindings,
  ProposedList,
  StrategyResult,
  StrategyRun,
} from "../strategist.ts";
import type { LookUp } from "./look-up/look-up.ts";
import { toolsOf } from "./look-up/tools-of.ts";
import { ModelAdvice } from "./model-advice.ts";
import { writePrompt, writeSystem } from "./write-prompt.ts";

const ANSWER_LONGEST = 4000;
const ITEM_LONGEST = 600;
const TITLE_LONGEST = 120;
const SECTIONS_MOST = 4;
const ITEMS_MOST = 6;

/** A model is never surer than this: nothing but itself vouches for its advice. */
const TRUST = 0.7;

/** Names of cards in a text, whole words. */
const names = (text: string, name: string): boolean =>
  ` ${foldWords(text)} `.includes(` ${foldWords(name)} `);

const LISTS_MOST = 3;
/** Different cards of one list. */
const LIST_LONGEST = 250;
const COPIES_MOST = 99;

/** Lists whose every card is known; a list with a card that is not is no list to play. */
const checkLists = (
  { decklists }: ModelAdvice,
  known: ReadonlyMap<string, CardReference>,
): readonly ProposedList[] =>
  decklists
    .slice(0, LISTS_MOST)
    .filter(
      ({ cards }) =>
        cards.length > 0 &&
        cards.length <= LIST_LONGEST &&
        cards.every(({ name, quantity }) => known.has(name) && quantity >= 1),
    )
    .map(({ name, cards }) => ({
      name: plainText(name, TITLE_LONGEST),
      cards: cards.map((card) => ({
        name: card.name,
        quantity: Math.min(COPIES_MOST, Math.floor(card.quantity)),
      })),
    }));

interface CheckedCards {
  readonly known: readonly CardReference[];
  /** Invented, or not to be played in this deck: nothing that names one is shown. */
  readonly refused: readonly string[];
  readonly lists: readonly ProposedList[];
}

/**
 * Which of the cards that a model lists there are, and may be played; a name alone proves nothing. What
 * it names in its prose without listing it must at least exist.
 */
const checkCards = async (
  advice: ModelAdvice,
  { facts, question, understanding }: AnswerContext,
  { lookUp, unknownNamesIn }: StrategyRun,
): Promise<CheckedCards> => {
  const { cards: written, answer, sections, decklists } = advice;
  const cards = new Map<string, CardReference>();
  for (const { card } of question.cards) cards.set(card.name, referenceOf(card, null));
  for (const { card, quantity } of facts?.cards ?? [])
    cards.set(card.name, referenceOf(card, quantity));
  const isUnknown = (name: string): boolean => !cards.has(name);
  const unknown = [...new Set(written)].filter(isUnknown);
  const listed = decklists.flatMap((list) => list.cards.map(({ name }) => name));
  const asked = [...new Set([...unknown, ...listed.filter(isUnknown)])];
  for (const card of asked.length === 0 ? [] : ((await lookUp?.(asked)) ?? []))
    if (facts === null || mayJoin(card, facts)) cards.set(card.name, referenceOf(card, null));
  const prose = [answer, ...sections.flatMap(({ title, items }) => [title, ...items])].join("\n");
  const invented = (await unknownNamesIn?.(prose, understanding.language)) ?? [];
  return {
    known: [...new Set(written)].flatMap((name) => cards.get(name) ?? []),
    refused: [...unknown.filter(isUnknown), ...invented],
    lists: checkLists(advice, cards),
  };
};

const TYPES = { answered: "advice", cannot_settle: "unsettled", rules_question: "rules" } as const;

/**
 * Lets a language model answer what figures do not; what it writes is cut, stripped and never shown as
 * more certain than it can be.
 *
 * @throws LanguageModelError when the model fails or writes nothing usable
 */
export const answerWithModel = async (
  { local, ...context }: AnswerContext & { readonly local: LocalFindings },
  run: StrategyRun & { readonly model: LanguageModel },
): Promise<StrategyResult> => {
  const { language } = context.understanding;
  const { model, signal } = run;
  const contextTokens = await model.contextTokens?.(signal);
  const longest = promptCharacters(contextTokens, language);
  const say = (found: Finding) => run.say?.(found, language) ?? "";
  const lookUp: LookUp = {
    ...{ facts: context.facts, question: context.question, run, language, say },
    ...{ cards: [], combos: [], told: [] },
    tell: (looked) => run.onLookUp?.(looked),
  };
  const result = await model.generate({
    system: writeSystem(language, model.searchesWeb ?? false),
    prompt: writePrompt({ ...context, local, say, longest }),
    schema: ModelAdvice,
    schemaName: "advice",
    effort: "medium",
    signal,
    tools: toolsOf(lookUp),
    toolLimits: { ...TOOL_LIMITS, tokens: lookUpTokens(contextTokens) },
  });
  const written = ModelAdvice.safeParse(result.output);
  const answer = written.success ? plainText(written.data.answer, ANSWER_LONGEST) : "";
  // Marks alone say nothing.
  if (!written.success || !/\p{L}/u.test(answer))
    throw new LanguageModelError("invalid_output", written.error ? { cause: written.error } : {});
  const { data } = written;
  const { known, refused, lists } = await checkCards(data, context, run);
  const isRefused = (text: string) => refused.some((name) => names(text, name));
  if (isRefused(answer)) throw new LanguageModelError("invalid_output");
  const searches = result.searches ?? 0;
  const used = searches > 0 || result.sources.length > 0;
  const updates = used ? plainText(data.recent_updates ?? "", ANSWER_LONGEST) : "";
  return {
    language,
    content: {
      kind: "written",
      responseType: TYPES[data.outcome],
      answer,
      sections: data.sections.slice(0, SECTIONS_MOST).map(({ title, items }) => ({
        title: plainText(title, TITLE_LONGEST),
        items: items
          .filter((item) => !isRefused(item))
          .slice(0, ITEMS_MOST)
          .map((item) => plainText(item, ITEM_LONGEST)),
      })),
      cards: known,
      decklists: lists,
      sources: used ? result.sources.map(({ url }) => url) : [],
      recentUpdates: updates === "" ? null : updates,
      webSearchUsed: used,
      confidence: Math.min(TRUST, Math.max(0, data.confidence)),
    },
    engine: engineOfResult(result),
    usage: result.usage,
    searches,
  };
};
