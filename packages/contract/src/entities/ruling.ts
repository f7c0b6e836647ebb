import * as z from "zod";
import { MORE_QUOTES, MOST_CARD_SOURCES, OUTCOMES, STRENGTHS } from "../constants.ts";
import { Language } from "../enumerations.ts";

/** How an answer of the Oracle ends: with a ruling, a question back, without a decision, or declined. */
export const Outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof Outcome>;

/**
 * What became of a cited rule in a newer edition, told when a stored answer is read: its text now, at
 * `new_number` when it moved. Null when the edition no longer has it.
 */
export const ChangedSince = z.object({
  edition: z.string().describe("The edition in use"),
  text: z.string().nullable(),
  new_number: z.string().optional(),
});
export type ChangedSince = z.infer<typeof ChangedSince>;

/**
 * What bears a language model's ruling beside its own quotes: our computation, a settled question, an
 * official note of a named card, or a second, blind reading of the same quotes.
 */
export const CONFIRMATIONS = ["computed", "settled", "official_note", "second_reading"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** A rule shown with the text of the edition it was answered from (ORA-17). */
export const RelevantRule = z.object({
  number: z.string(),
  text: z.string(),
  edition: z.string().describe("ISO effective date, or starter-<that date> for our digest"),
  verbatim: z.boolean().describe("false: our paraphrase, not the official text"),
  keyword: z.string().optional(),
  claim: z.string().optional().describe("What the answer says with this rule"),
  quote: z
    .string()
    .optional()
    .describe(
      "The words that decide, as they stand in `text`: what a model quotes, or the one sentence",
    ),
  more_quotes: z
    .array(z.string())
    .max(MORE_QUOTES)
    .optional()
    .describe("Further words of `text` that a model quotes beside `quote`"),
  of_near_question: z
    .boolean()
    .optional()
    .describe(
      "true: it decides one of `near_questions`, and the answer itself does not stand on it; missing in answers of before it was kept",
    ),
  changed_since: ChangedSince.optional().describe("Only in messages read later"),
});
export type RelevantRule = z.infer<typeof RelevantRule>;

/** What a card itself or an official note on it says, as a source of a language model's ruling. */
export const CardSource = z.object({
  kind: z.enum(["text", "note"]),
  card: z.string().describe("Its name in the language of the ruling"),
  published_at: z.string().optional().describe("Of a note: ISO date"),
  text: z.string(),
  language: Language.describe("Of `text`; official notes exist in English only"),
  verbatim: z.boolean().describe("false: our paraphrase, not what is printed"),
  claim: z.string().optional().describe("What the answer says with it"),
  quotes: z
    .array(z.string())
    .min(1)
    .max(1 + MORE_QUOTES)
    .describe("Words of `text` that a model quotes"),
});
export type CardSource = z.infer<typeof CardSource>;

/** What some cards, named in English, do to each other. */
export const CardInteraction = z.object({
  cards: z.array(z.string()),
  description: z.string(),
});
export type CardInteraction = z.infer<typeof CardInteraction>;

/** A settled question that comes near to one whose answer is not sure, with its own. */
export const NearQuestion = z.object({
  slug: z.string().describe("Names its public page: `/{language}/questions/{slug}`"),
  title: z.string(),
  answer: z.string().describe("The rule in one sentence, true however it is asked"),
  rule: z.string().describe("Number of the rule that decides it"),
});
export type NearQuestion = z.infer<typeof NearQuestion>;

/** Web pages that a provider's search stands on. */
export const GroundingMetadata = z.object({
  chunks: z.array(z.object({ web: z.object({ uri: z.string(), title: z.string() }) })),
});

/** The decision and what it stands on (DATA-04). */
export const Ruling = z.object({
  language: Language.optional().describe("Of its texts; missing in answers of before it was kept"),
  ruling: z.string(),
  explanation: z.string(),
  outcome: Outcome,
  verdict: z.enum(["yes", "no"]).nullable(),
  strength: z
    .enum(STRENGTHS)
    .optional()
    .describe(
      "`ruling`: surely right; `likely`: the best reading; `none`: nothing is decided. Missing in answers of before it was kept",
    ),
  choices: z
    .array(z.string())
    .max(10)
    .optional()
    .describe("With `needs_detail`: answers to offer, in the language of the ruling"),
  understood: z
    .array(z.string())
    .max(8)
    .optional()
    .describe("With `cannot_settle`: the words of the question that were read"),
  near_questions: z
    .array(NearQuestion)
    .max(3)
    .optional()
    .describe("Where the answer is not sure: settled questions that may be the one that was asked"),
  relevant_rules: z.array(RelevantRule).max(8),
  card_sources: z
    .array(CardSource)
    .max(MOST_CARD_SOURCES)
    .optional()
    .describe("Texts of cards and official notes that a language model quotes"),
  card_interactions: z.array(CardInteraction),
  mentioned_cards: z.array(z.string()),
  web_search_used: z.boolean(),
  recent_updates: z.string().nullable().describe("Markdown"),
  sourcesAndLinks: z.array(z.string()),
  groundingMetadata: GroundingMetadata.nullable(),
  confidence: z.number().min(0).max(1).default(0.5),
  confirmed_by: z
    .enum(CONFIRMATIONS)
    .optional()
    .describe("Of a language model's ruling: what bears it beside its own quotes"),
  timestamp: z.iso.datetime(),
});
export type Ruling = z.infer<typeof Ruling>;

/** A ruling that everybody may read: what the Oracle answers, before one asks it oneself. */
export const ExampleRuling = z.object({ question: z.string(), ruling: Ruling });
export type ExampleRuling = z.infer<typeof ExampleRuling>;

/** How the decision was reached (ORA-02). A part that says nothing is empty. */
export const DetailedReasoning = z.object({
  timing_analysis: z.object({
    priority_windows: z.array(z.string()),
    stack_order: z.array(z.string()),
    state_based_actions: z.array(z.string()),
    triggers: z.array(z.string()),
  }),
  layer_system: z.object({
    layers_involved: z.array(z.string()),
    dependency_order: z.array(z.string()),
    replacement_effects: z.array(z.string()),
    prevention_effects: z.array(z.string()),
  }),
  rule_interpretation: z.object({
    primary_rules: z.array(z.string()),
    supporting_rules: z.array(z.string()),
    edge_cases: z.array(z.string()),
    ruling_precedents: z.array(z.string()),
  }),
  step_by_step_analysis: z.array(
    z.object({
      step: z.number().int(),
      action: z.string(),
      rule_applied: z.string().nullable(),
      timing: z.string().nullable(),
      layer: z.string().nullable(),
    }),
  ),
});
export type DetailedReasoning = z.infer<typeof DetailedReasoning>;

/** Tokens counted by a language model, in the specified names. */
export const Usage = z.object({
  input_tokens: z.number().int(),
  input_tokens_details: z
    .object({
      cached_tokens: z.number().int().describe("Read from the provider's cache"),
      cache_write_tokens: z.number().int().optional().describe("Written into it, where that costs"),
    })
    .optional()
    .describe("Where the provider remembered the beginning of the prompt"),
  output_tokens: z.number().int(),
  total_tokens: z.number().int(),
  output_tokens_details: z.object({ reasoning_tokens: z.number().int() }),
});
export type Usage = z.infer<typeof Usage>;

/**
 * What a question that was asked without network was answered from: the data pack of the device and the
 * editions in it; `server`: those of the server, where the question joined its discussion since.
 */
export const OfflineSource = z.object({
  pack: z.enum(["starter", "full", "server"]),
  rules: z.string().describe("Edition of the rules"),
  cards: z.iso.date().describe("Date of the card data"),
});
export type OfflineSource = z.infer<typeof OfflineSource>;

/** Who decided: our own judge, or a named language model. */
export const Engine = z.object({
  kind: z.enum(["local", "model"]),
  model: z.string().nullable(),
  fallback_from: z
    .string()
    .optional()
    .describe("The model that was asked first and could not answer (ERR-04)"),
  withheld: z
    .boolean()
    .optional()
    .describe("true: `fallback_from` answered, and its answer did not hold"),
  offline: OfflineSource.optional().describe(
    "It was asked without network, and answered at no cost",
  ),
});
export type Engine = z.infer<typeof Engine>;

/** The answer of `POST /api/ruling` (ORA-14, DATA-04, DATA-07). */
export const RulingAnswer = z.object({
  requestId: z.string(),
  discussionId: z.string(),
  messageId: z.string(),
  ruling: Ruling,
  detailedReasoning: DetailedReasoning,
  reasoningItems: z.array(z.string()),
  suggestedTitle: z.string().nullable(),
  usage: Usage.nullable(),
  engine: Engine,
  zaps_charged: z.number().int().describe("0 when refunded"),
});
export type RulingAnswer = z.infer<typeof RulingAnswer>;

/** DATA-09: what stands on the table, told by the caller. */
export const GameState = z.strictObject({
  activePlayer: z.string().max(100).optional(),
  step: z.string().max(100).optional(),
  players: z
    .array(z.strictObject({ name: z.string().max(100), life: z.number().int() }))
    .max(10)
    .optional(),
  battlefield: z
    .array(z.strictObject({ card: z.string().max(200), controller: z.string().max(100) }))
    .max(100)
    .optional(),
  stack: z.array(z.string().max(500)).max(50).optional(),
});
export type GameState = z.infer<typeof GameState>;
