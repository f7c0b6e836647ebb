import * as z from "zod";
import { Archetype, Bracket, DeckFormat } from "../enumerations.ts";
import { DetectedGameChanger } from "./bracket.ts";
import { ColorCode } from "./deck.ts";

const count = z.number().int();
const share = z.number().describe("0 to 100, one decimal");
const cards = z.array(z.string()).describe("English names, all of the deck");
const level = z.enum(["high", "medium", "low"]);
const sentences = z.array(z.string()).default([]);
const told = z.string().nullable().default(null);

/** A cheaper card for the same part, checked like the one it stands for. Null without prices. */
const cheaper = {
  budget_alternative: told.describe("English"),
  printed_alternative: told.describe("French"),
};

/** A rating out of 10 and the counts that it follows from (ANA-03, ANA-07). */
const AttributeRating = z.object({
  rating: z.number().min(0).max(10),
  justification: z.string(),
});

/** What is said of a deck. Every card that it names is in the list (ANA-02). */
export const DeckAnalysis = z.object({
  archetype: Archetype.nullable(),
  power_level: Bracket.nullable().describe("The bracket; null in formats without brackets"),
  competitiveness: z.string().nullable().describe("From bracket and ratings; null without ratings"),
  strategy: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  mana_curve: z.string().default("").describe("The figures of `mana_curve_data` in words"),
  color_distribution: z.string().default("").describe("Those of `color_distribution_data`"),
  mana_curve_data: z.array(z.object({ cost: count, count, percentage: share })),
  color_distribution_data: z.array(
    z.object({ color: ColorCode, symbol: z.string(), count, percentage: share }),
  ),
  card_types_data: z.array(z.object({ type: z.string(), count, percentage: share })),
  cards: z.array(
    z.object({
      card_name: z.string(),
      role: z.string(),
      importance: z.enum(["critical", "high", "medium"]),
      explanation: z.string().default("").describe("Why so much hangs on it"),
    }),
  ),
  most_important_cards: z
    .array(
      z.object({
        card_name: z.string(),
        importance: z.enum(["critical", "high", "medium", "other"]),
        explanation: z.string(),
      }),
    )
    .default([])
    .describe("The few of `cards` without which the deck is another one"),
  attribute_ratings: z
    .object({
      speed: AttributeRating,
      resilience: AttributeRating,
      consistency: AttributeRating,
      interaction: AttributeRating,
      overall_justification: z.string(),
    })
    .nullable(),
  core_strategy_execution: z
    .object({
      early_game: z.object({ turns: z.string(), title: z.string(), description: z.string() }),
      midgame: z.object({ turns: z.string(), title: z.string(), description: z.string() }),
      lategame: z.object({ turns: z.string(), title: z.string(), description: z.string() }),
    })
    .nullable(),
  key_combos: z.array(
    z.object({
      name: z.string(),
      cards,
      description: z.string(),
      is_infinite: z.boolean(),
      reliability: level,
    }),
  ),
  synergies: z.array(z.object({ cards, description: z.string(), impact: level })),
  hidden_synergies: z
    .array(z.object({ cards, description: z.string(), potential: level }))
    .default([])
    .describe("Cards that keep one another going, and those of combos that lack one card"),
  win_conditions: z.array(
    z.object({
      type: z.string(),
      description: z.string(),
      cards_involved: cards,
      reliability: level,
    }),
  ),
  aggro_strategies: sentences.describe("What the list holds for each way to play"),
  control_strategies: sentences,
  midrange_strategies: sentences,
  combo_strategies: sentences,
  other_strategies: sentences,
  current_meta: z
    .string()
    .nullable()
    .default(null)
    .describe("What others play, where a model looked it up on the web; else null"),
  meta_position: z
    .string()
    .nullable()
    .default(null)
    .describe("Whether it wins by being first or by answering, from its ratings"),
  risks: z.array(z.string()).default([]).describe("What the list is weak against, or leans on"),
});
export type DeckAnalysis = z.infer<typeof DeckAnalysis>;

/** One card for another, checked: it exists, is legal, fits, is not there yet (ANA-04). */
export const DeckSuggestion = z.object({
  type: z.enum(["addition", "removal", "replacement", "sideboard"]),
  card_to_add: z.string().nullable().describe("English"),
  card_to_remove: z.string().nullable().describe("English"),
  printed_to_add: z.string().nullable().describe("French"),
  printed_to_remove: z.string().nullable().describe("French"),
  priority: level,
  justification: z.string(),
  effect: z.string().describe("What the list is afterwards: bracket, average mana value"),
  ...cheaper,
  budget_justification: told,
  price_comparison: told.describe("Prices of the card file of its day; null where it has none"),
  meta_relevance: told.describe("The kinds of decks that it counts against"),
  format_consideration: told.describe("What was checked of it for the format"),
});
export type DeckSuggestion = z.infer<typeof DeckSuggestion>;

/** A card for the sideboard, checked like a swap. Only in formats that have one. */
export const SideboardSuggestion = z.object({
  card_name: z.string().describe("English"),
  printed_name: z.string().nullable().describe("French"),
  purpose: z.string().describe("What it answers, of which deck and sideboard have too few"),
  matchups: sentences.describe("The kinds of decks that it counts against"),
  meta_relevance: told,
  ...cheaper,
});

/** Parts of an analysis that the plan with premium analysis alone shows (ANA-08). */
export const PREMIUM_SECTIONS = ["archetype_plans", "confidence", "similar_decks"] as const;
/** Parts of an analysis that a plan may hold back (ANA-08). */
export const LOCKED_SECTIONS = [
  "ratings",
  "game_plan",
  "cards",
  "combos",
  "synergies",
  "win_conditions",
  "suggestions",
  "sideboard",
  "meta",
  ...PREMIUM_SECTIONS,
] as const;
export const LockedSection = z.enum(LOCKED_SECTIONS);
export type LockedSection = z.infer<typeof LockedSection>;

/** The analysis of a deck as a message keeps it (ANA-02, ANA-08). */
export const DeckSuggestions = z.object({
  deck_analysis: DeckAnalysis,
  suggestions: z.array(DeckSuggestion),
  sideboard_suggestions: z.array(SideboardSuggestion).default([]),
  game_changers: z.array(DetectedGameChanger.extend({ why_game_changer: told })),
  recent_updates: told,
  sources: sentences.describe("Addresses of where the usual figures come from"),
  web_search_used: z.boolean().default(false),
  locked_sections: z.array(LockedSection).describe("Empty parts that the plan holds back"),
  deck_info: z.object({
    id: z.string(),
    name: z.string(),
    format: DeckFormat,
    card_count: count,
    sideboard_count: count,
  }),
});
export type DeckSuggestions = z.infer<typeof DeckSuggestions>;
