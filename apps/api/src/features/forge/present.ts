import type { DeckAnswer, ForgePayload, StrategyAnswer } from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import type { RunEnding } from "../runs/index.ts";
import { writeFindings } from "./write-findings.ts";
import { writeRuling } from "./write-ruling.ts";

/** What nothing but a model brings. */
const UNSEARCHED = { recentUpdates: null, webSearchUsed: false, decklists: [] };

/** What an answer says, whoever found it. */
const wordsOf = ({ content, language }: Pick<StrategyResult, "content" | "language">) => {
  if (content.kind === "findings")
    return { ...writeFindings(content, language), ...UNSEARCHED, sources: content.sources };
  if (content.kind === "ruled")
    return {
      ...writeRuling(content.ruling, language),
      ...UNSEARCHED,
      webSearchUsed: content.ruling.web_search_used,
      sources: content.ruling.sourcesAndLinks,
    };
  return {
    answer: content.answer,
    sections: content.sections.map(({ title, items }) => ({
      title,
      items: items.map((text) => ({ text })),
    })),
    recentUpdates: content.recentUpdates,
    webSearchUsed: content.webSearchUsed,
    decklists: content.decklists.map(({ name, cards }) => ({ name, cards: [...cards] })),
    sources: content.sources,
  };
};

/** The message that keeps an answer. */
export const forgePayload = (
  id: string,
  { content, engine, language }: StrategyResult,
  question: { readonly messageId: string },
  { zapsCharged, durationMs, now }: RunEnding,
): ForgePayload => {
  const written = wordsOf({ content, language });
  return {
    id,
    type: "bot",
    content: written.answer,
    userMessageId: question.messageId,
    strategySections: written.sections,
    referencedCards: content.cards.map((card) => ({ ...card })),
    sources: [...written.sources],
    recentUpdates: written.recentUpdates,
    webSearchUsed: written.webSearchUsed,
    confidence: content.confidence,
    responseType: content.responseType,
    decklists: written.decklists,
    engine,
    zaps_charged: zapsCharged,
    language,
    duration_ms: durationMs,
    timestamp: now.toISOString(),
  };
};

export interface AnswerPlace extends Pick<DeckAnswer, "requestId" | "discussionId" | "newSummary"> {
  readonly usage: DeckAnswer["usage"];
  /** Of the discussion, after its question (FOR-08). Null where nothing was settled. */
  readonly suggestedTitle: DeckAnswer["suggestedTitle"];
}

/** The body of `POST /api/deck-qna` (FOR-09, DATA-07). */
export const deckAnswer = (
  { id, content, strategySections, ...payload }: ForgePayload,
  { requestId, discussionId, newSummary, usage, suggestedTitle }: AnswerPlace,
): DeckAnswer => ({
  requestId,
  discussionId,
  messageId: id,
  answer: content,
  sections: strategySections,
  referencedCards: payload.referencedCards,
  sources: payload.sources,
  recentUpdates: payload.recentUpdates,
  webSearchUsed: payload.webSearchUsed,
  confidence: payload.confidence,
  responseType: payload.responseType,
  engine: payload.engine,
  zaps_charged: payload.zaps_charged,
  newSummary,
  suggestedTitle,
  usage,
  language: payload.language,
});

/** The body of `POST /api/strategy-qna`. */
export const strategyAnswer = (payload: ForgePayload, place: AnswerPlace): StrategyAnswer => ({
  ...deckAnswer(payload, place),
  decklists: payload.decklists,
});
