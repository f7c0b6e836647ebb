import * as z from "zod";
import { Language } from "../enumerations.ts";
import { ColorCode } from "./deck.ts";
import { DeckSuggestions } from "./deck-analysis.ts";
import { DeckPlan, ReferencedCard } from "./deck-plan.ts";
import { MessageId } from "./message-id.ts";
import { Engine, Usage } from "./ruling.ts";

/**
 * What kind of answer the Forge gave: figures of a deck, odds, cards that do something, legality,
 * guidance for building, a ruling of the Oracle’s judge. `rules` sends the question to the Oracle and
 * `unsettled` says that it cannot be settled here: both are refunded.
 */
export const RESPONSE_TYPES = [
  "figures",
  "odds",
  "cards",
  "legality",
  "guidance",
  "advice",
  "ruling",
  "rules",
  "unsettled",
] as const;
export const ResponseType = z.enum(RESPONSE_TYPES);
export type ResponseType = z.infer<typeof ResponseType>;

/** The sections of a report on a deck, by where they stand and in their order (ANA-03, mockup 06). */
export const REPORT_PLACES = {
  head: ["general", "strengths", "weaknesses"],
  lead: ["builtOn"],
  beforeSwaps: [
    "ways",
    "statistics",
    "cards",
    "ratings",
    "plan",
    "combos",
    "synergies",
    "hidden",
    "wins",
    "games",
    "swaps",
  ],
  afterSwaps: ["sideboard", "tables", "bracket", "meta", "similar", "locked", "lockedForPro"],
} as const;
/** All of them, in their order. */
export const REPORT_PARTS = [
  ...REPORT_PLACES.head,
  ...REPORT_PLACES.lead,
  ...REPORT_PLACES.beforeSwaps,
  ...REPORT_PLACES.afterSwaps,
] as const;
export const ReportPart = z.enum(REPORT_PARTS);
export type ReportPart = z.infer<typeof ReportPart>;

/** A part of an answer (spec 1 §3). */
export const StrategySection = z.object({
  title: z.string(),
  items: z.array(z.object({ text: z.string() })),
  asks: z.boolean().optional().describe("Whether its items are questions that a tap asks (FOR-09)"),
  part: ReportPart.optional().describe("Which section of a report it is"),
  short: z.string().optional().describe("What it comes to, in a few words beside its title"),
  confidence: z
    .object({ share: z.number().min(0).max(1), text: z.string() })
    .optional()
    .describe("How far it can be trusted, and from what that follows (ANA-08, premium)"),
  charts: z
    .array(
      z.object({
        title: z.string(),
        kind: z.enum(["curve", "colors", "types"]).optional(),
        bars: z.array(
          z.object({
            label: z.string(),
            count: z.number().int(),
            color: ColorCode.optional().describe("Of a bar that stands for a color"),
          }),
        ),
      }),
    )
    .optional()
    .describe("The same figures to be drawn"),
  locked: z
    .array(z.string())
    .optional()
    .describe("What the plan holds back, by name, to be drawn as locked (ANA-08)"),
  ratings: z
    .array(z.object({ label: z.string(), rating: z.number(), text: z.string() }))
    .optional()
    .describe("The same ratings, each out of ten, to be drawn"),
  phases: z
    .array(z.object({ turns: z.string(), title: z.string(), text: z.string() }))
    .optional()
    .describe("The same parts of a game, to be set side by side"),
  builtOn: DeckPlan.optional().describe("The same plan, to be drawn"),
});
export type StrategySection = z.infer<typeof StrategySection>;

/** A list that an answer proposes. */
export const ProposedDecklist = z.object({
  name: z.string(),
  cards: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
});

const content = {
  referencedCards: z.array(ReferencedCard),
  sources: z.array(z.string()).describe("Addresses"),
  recentUpdates: z.string().nullable().describe("Markdown"),
  webSearchUsed: z.boolean(),
  confidence: z.number().min(0).max(1).default(0.8),
  responseType: ResponseType,
  engine: Engine,
  zaps_charged: z.number().int().describe("0 when refunded"),
};

/** The answer of `POST /api/deck-qna` (FOR-09, DATA-07). */
export const DeckAnswer = z.object({
  requestId: z.string(),
  discussionId: z.string(),
  messageId: z.string(),
  answer: z.string(),
  sections: z.array(StrategySection),
  ...content,
  newSummary: z.string(),
  suggestedTitle: z.string().nullable(),
  usage: Usage.nullable(),
  language: Language.describe("Of the answer: that of the question"),
});
export type DeckAnswer = z.infer<typeof DeckAnswer>;

/** The answer of `POST /api/strategy-qna`: the same, with lists where it proposes some. */
export const StrategyAnswer = DeckAnswer.extend({ decklists: z.array(ProposedDecklist) });
export type StrategyAnswer = z.infer<typeof StrategyAnswer>;

/** The answer of `POST /api/deck-suggestions` (ANA-01). */
export const DeckSuggestionsAnswer = DeckAnswer.extend({
  suggestions: DeckSuggestions,
  deck_info: DeckSuggestions.shape.deck_info,
  discussionSummary: z.string(),
  modelUsed: z.string().nullable().describe("Null where our own reading answered"),
  hasFallback: z.boolean(),
  reasoningItems: z.array(z.string()).describe("What the figures were read from, and how far"),
});
export type DeckSuggestionsAnswer = z.infer<typeof DeckSuggestionsAnswer>;

/** Any of the three, as a run streams it. */
export const ForgeAnswer = DeckAnswer.extend({
  decklists: z.array(ProposedDecklist).optional(),
  suggestions: DeckSuggestions.optional(),
});
export type ForgeAnswer = z.infer<typeof ForgeAnswer>;

/**
 * The message that keeps an answer of the Forge (spec 1 §3: “Forge chat message”): `suggestions` of an
 * analysis, `bot` of any other answer. DATA-01: `isLoading` and `actions` are a page’s own, and `newSummary`
 * is its discussion’s `context_summary`. None of them is kept with a message.
 */
export const ForgePayload = z.object({
  id: MessageId,
  type: z.enum(["bot", "suggestions"]),
  content: z.string(),
  userMessageId: MessageId,
  strategySections: z.array(StrategySection),
  ...content,
  decklists: z.array(ProposedDecklist),
  suggestions: DeckSuggestions.optional().describe("Of a message with an analysis (ANA-08)"),
  deckInfo: DeckSuggestions.shape.deck_info.optional().describe("Of the deck that was analysed"),
  language: Language,
  duration_ms: z.number().int(),
  timestamp: z.iso.datetime(),
});
export type ForgePayload = z.infer<typeof ForgePayload>;
