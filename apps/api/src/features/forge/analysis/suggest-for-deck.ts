import {
  DeckSuggestionsAnswer as Answer,
  type DeckSuggestionsAnswer,
  type DeckSuggestionsRequest,
  type ForgePayload,
  type Language,
  LOCKED_SECTIONS,
  type LockedSection,
  type PlanRight,
  PREMIUM_SECTIONS,
} from "@spellwright/contract";
import { deckStatistics } from "@spellwright/decks";
import { strategyTranslator } from "@spellwright/locales";
import type { AdvisedReport, StrategyDeck } from "@spellwright/strategist";
import { cutText } from "@spellwright/text";
import { PLAN_TERMS, STRATEGY_COST } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { isLocalFallback, loggedAnswer, storeAnswer } from "../../answers/index.ts";
import { findSimilarDecks, type SimilarDeck } from "../../decks/index.ts";
import { type FinishedRun, messageId, type RunEnding, type RunPlan } from "../../runs/index.ts";
import { accountOf, readAccount } from "../../zaps/index.ts";
import { FORGE } from "../context.ts";
import type { ForgeParts } from "../forge-parts.ts";
import { deckAnswer } from "../present.ts";
import { givenDeck, readDeck } from "../read-deck.ts";
import { type StoredForgeQuestion, storeForgeQuestion } from "../store-question.ts";
import { writeFinding } from "../write-findings.ts";
import { askForAdvice, withoutAdvice } from "./ask-for-advice.ts";
import { gatherReport } from "./gather-report.ts";
import { presentReport } from "./present-report.ts";
import { writeReport } from "./write-report.ts";

/** Who analyses what, and how much of it the plan shows (ANA-08). */
interface AskedAnalysis {
  readonly userId: string;
  readonly language: Language;
  readonly request: DeckSuggestionsRequest;
  readonly locked: readonly LockedSection[];
}

/** A report, who answered, and the decks near the one that it is about. */
interface Analysis extends AdvisedReport {
  readonly similar: readonly SimilarDeck[];
  /** Dates of the card data, and of the official list of Game Changers. */
  readonly cardsOf: string;
  readonly changersOf: string;
}

/** What a plan with these rights holds back of a report (ANA-08, BILL-09). */
const lockedWith = (rights: readonly PlanRight[]): readonly LockedSection[] => {
  if (rights.includes("premium_analysis")) return [];
  return rights.includes("deck_analysis") ? PREMIUM_SECTIONS : LOCKED_SECTIONS;
};

/** The different cards of a deck, without basic lands. */
const cardsOf = ({ entries }: StrategyDeck): readonly string[] => [
  ...new Set(
    entries
      .filter(({ board }) => board === "main" || board === "commander")
      .filter(({ card }) => card?.type_line.startsWith("Basic") !== true)
      .map(({ name, card }) => card?.name ?? name),
  ),
];

const payloadOf = (
  { report, similar, engine, cardsOf: cardsDate, changersOf }: Analysis,
  question: StoredForgeQuestion,
  locked: readonly LockedSection[],
  { zapsCharged, durationMs, now }: RunEnding,
): ForgePayload & { readonly suggestions: DeckSuggestionsAnswer["suggestions"] } => {
  const { language } = question;
  const suggestions = presentReport(report, {
    deckId: question.deckId ?? "",
    locked,
    language,
    cardsOf: cardsDate,
    changersOf,
  });
  const { answer, sections } = writeReport(report, suggestions, similar, language);
  return {
    id: messageId(),
    type: "suggestions",
    content: answer,
    userMessageId: question.messageId,
    strategySections: [...sections],
    referencedCards: suggestions.deck_analysis.cards.map(({ card_name: name }) => {
      const known = report.keyCards.find(({ card }) => card.name === name)?.card;
      return { name, printed_name: known?.printed_name ?? null, quantity: known?.quantity ?? 1 };
    }),
    sources: [...report.sources, ...(report.advice?.sources ?? [])],
    recentUpdates: suggestions.recent_updates,
    webSearchUsed: suggestions.web_search_used,
    confidence: report.confidence,
    responseType: "figures",
    decklists: [],
    suggestions,
    deckInfo: suggestions.deck_info,
    engine,
    zaps_charged: zapsCharged,
    language,
    duration_ms: durationMs,
    timestamp: now.toISOString(),
  };
};

const store = async (
  { prices }: Pick<ForgeParts, "prices">,
  tx: Transaction,
  question: StoredForgeQuestion,
  analysis: Analysis,
  locked: readonly LockedSection[],
  ending: RunEnding,
): Promise<FinishedRun<DeckSuggestionsAnswer>> => {
  const payload = payloadOf(analysis, question, locked, ending);
  const newSummary = await storeAnswer(tx, FORGE, question, payload, ending);
  const { discussionId, requestId } = question;
  return {
    answer: {
      ...deckAnswer(payload, {
        requestId,
        discussionId,
        newSummary,
        usage: analysis.usage,
        suggestedTitle: FORGE.titleOf(question.question, payload.language),
      }),
      suggestions: payload.suggestions,
      deck_info: payload.suggestions.deck_info,
      discussionSummary: newSummary,
      modelUsed: payload.engine.model,
      hasFallback: payload.engine.fallback_from !== undefined,
      reasoningItems: analysis.report.notes.map((note) => writeFinding(note, payload.language)),
    },
    answerMessageId: payload.id,
    confidence: payload.confidence,
    strength: "ruling",
    ...loggedAnswer(analysis, prices),
  };
};

type AnalysisPlan = RunPlan<StoredForgeQuestion, Analysis, DeckSuggestionsAnswer>;

const planOf = (
  parts: ForgeParts,
  { userId, language, request, locked }: AskedAnalysis,
): AnalysisPlan => {
  const isWhole = !locked.includes("suggestions");
  const { discussionId, deckId, requestId, cards, commanders, format } = request;
  const { deckName: name, deckDescription: description } = request;
  const given = cards?.length ? givenDeck({ name, format, commanders, cards }) : null;
  const asked = {
    userId,
    language,
    question: strategyTranslator(language)("strategy.report.question"),
    cards: [],
    effort: "low" as const,
    discussionId,
    deckId,
    history: request.history ?? [],
    summary: request.summary ?? "",
    kind: "deck" as const,
    format: null,
    told: cutText(description ?? "", FORGE.limits.summary),
    given,
    analysis: true as const,
  };
  return {
    kind: "analysis",
    payer: accountOf(userId),
    requestId,
    body: {
      kind: "analysis",
      discussionId: discussionId ?? null,
      deckId: deckId ?? null,
      ...(given === null ? {} : { given, description: description ?? "" }),
    },
    zaps: isWhole ? STRATEGY_COST : 0,
    prepare: (tx, opening) => storeForgeQuestion(tx, asked, opening),
    work: async (question, { step, signal }) => {
      await step("resolving_cards");
      const deck = await readDeck(parts, question);
      if (deck === null) throw new AppError("DECK_NOT_FOUND");
      // Ratings and swaps stand on what the spells of a list do.
      if (deckStatistics(deck.entries).averageManaValue === null)
        throw new AppError("DECK_NOTHING_KNOWN");
      await step("reasoning");
      const near = { deckId: question.deckId, cards: cardsOf(deck) };
      const { cards } = await parts.knowledge.editions();
      return {
        cardsOf: cards.date,
        changersOf: parts.brackets.policy.as_of,
        ...(await gatherReport(parts, deck, async (report, candidates) =>
          isWhole
            ? askForAdvice(parts, report, candidates, {
                language,
                summary: question.summary,
                signal,
              })
            : withoutAdvice(report),
        )),
        similar: locked.includes("similar_decks")
          ? []
          : await findSimilarDecks(parts.database, userId, near),
      };
    },
    isCharged: ({ engine }) => isWhole && !isLocalFallback(engine),
    finish: (tx, question, analysis, ending) =>
      store(parts, tx, question, analysis, locked, ending),
    readAnswer: (stored) => Answer.parse(stored),
  };
};

/**
 * The run that analyses one of the caller's decks, or a list that is told (ANA-01, DATA-07): statistics and bracket for every plan, without a zap on
 * the free one. The rest where the plan has it, for one zap. A language model, where there is one, adds
 * to what is computed. Where it fails the report stands without it, and costs nothing.
 *
 * @param language of the page and of the report */
export const planSuggestions = async (
  parts: ForgeParts,
  userId: string,
  language: Language,
  request: DeckSuggestionsRequest,
): Promise<AnalysisPlan> => {
  const { plan } = await readAccount(parts.database, userId, parts.now());
  const locked = lockedWith(PLAN_TERMS[plan].rights);
  return planOf(parts, { userId, language, request, locked });
};
