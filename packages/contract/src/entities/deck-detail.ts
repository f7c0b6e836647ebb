import * as z from "zod";
import { CardEventName } from "../card-events.ts";
import { Bracket, CardRole, DeckFormat } from "../enumerations.ts";
import { BracketPolicySource, BracketSignal } from "./bracket.ts";
import { Card, CardWords } from "./card.ts";
import { ColorCode, DeckCard, DeckWithCards } from "./deck.ts";

/** What the deck page shows of a card: facts, French print and pictures (CARD-02). */
export const DeckCardFacts = Card.pick({
  id: true,
  name: true,
  printed_name: true,
  layout: true,
  mana_cost: true,
  cmc: true,
  type_line: true,
  printed_type_line: true,
  oracle_text: true,
  printed_text: true,
  power: true,
  toughness: true,
  loyalty: true,
  defense: true,
  colors: true,
  color_identity: true,
  card_faces: true,
  rarity: true,
  keywords: true,
  game_changer: true,
  image_uris: true,
  scryfall_uri: true,
  summary: true,
});
export type DeckCardFacts = z.infer<typeof DeckCardFacts>;

/** Categories of a deck, in the order they are shown (FOR-06); `other` holds cards that are not known. */
export const DECK_CATEGORIES = [
  "commander",
  "creature",
  "instant",
  "sorcery",
  "enchantment",
  "artifact",
  "planeswalker",
  "battle",
  "land",
  "tribal",
  "other",
  "sideboard",
  "companion",
  "maybeboard",
  "extra",
] as const;
export const DeckCategory = z.enum(DECK_CATEGORIES);
export type DeckCategory = z.infer<typeof DeckCategory>;

/** A line with the facts of its card. Null while the card is not known. */
export const DeckLine = DeckCard.extend({
  category: DeckCategory.describe("A card of several types has one category"),
  card: DeckCardFacts.nullable(),
  roles: z.array(CardRole).describe("What its text says that it does"),
  words: CardWords.optional().describe("Absent in what a device kept before"),
});
export type DeckLine = z.infer<typeof DeckLine>;

const count = z.number().int();

const CardSynergy = z.object({
  event: CardEventName,
  cards: z.array(Card.pick({ name: true, printed_name: true })).describe("At most 12"),
  total: count,
});

/** The cards of a deck that one of them works with, by what happens between them. */
export const CardSynergies = z.object({
  feeds: z.array(CardSynergy).describe("They wait for what it makes happen"),
  fed_by: z.array(CardSynergy).describe("They make happen what it waits for"),
});
export type CardSynergies = z.infer<typeof CardSynergies>;
const percentage = z.number().describe("0 to 100, one decimal");

/** Figures of the main deck with its commanders. Copies are counted, not lines. */
export const DeckStatistics = z.object({
  card_count: count,
  distinct_count: count.describe("Different cards"),
  type_count: count.describe("Different card types"),
  land_count: count,
  unknown_count: count.describe("Copies of cards that are not known; the figures below omit them"),
  average_mana_value: z.number().nullable().describe("Without lands; null without any card"),
  mana_curve: z
    .array(z.object({ mana_value: count, count, percentage }))
    .describe("0 to 7 without lands; 7 stands for 7 and more"),
  colors: z
    .array(
      z.object({
        color: ColorCode,
        count: count.describe("Cards of this colour; C: cards without a colour"),
        percentage,
        pips: count.describe("Mana symbols of this colour in the costs"),
        sources: count.describe("Cards that make this mana"),
        needed: count
          .nullable()
          .describe("Sources that the most demanding card asks for (Karsten); null: no table says"),
      }),
    )
    .describe("The six colours, in the printed order"),
  types: z
    .array(
      z.object({
        type: DeckCategory,
        count,
        percentage: percentage.describe("Of the known cards"),
      }),
    )
    .describe("An artifact creature counts for both"),
});
export type DeckStatistics = z.infer<typeof DeckStatistics>;

/** Whether the deck may be played in its format, and why not. */
export const DeckLegality = z.object({
  format: DeckFormat,
  legal_in: z
    .array(DeckFormat)
    .describe("Other formats in which nothing forbids an illegal deck; empty for a legal one"),
  status: z
    .enum(["legal", "illegal", "unknown"])
    .describe("`unknown`: nothing forbids it, but some cards are not known"),
  problems: z.array(
    z.object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string().describe("In the caller's language"),
    }),
  ),
});
export type DeckLegality = z.infer<typeof DeckLegality>;

/** Everything the deck page shows, in one answer (FOR-06, FOR-07). */
export const DeckDetail = DeckWithCards.extend({
  deck_cards: z.array(DeckLine),
  color_identity: z.array(ColorCode),
  featured_card: DeckCardFacts.nullable(),
  discussion_count: count,
  has_analysis: z.boolean(),
  analysis_discussion_id: z.uuid().nullable().describe("Holds the newest one"),
  categories: z
    .array(z.object({ category: DeckCategory, count: count.describe("Copies"), lines: count }))
    .describe("Those that hold a card, in the order of DECK_CATEGORIES"),
  statistics: DeckStatistics,
  legality: DeckLegality,
  bracket_policy: BracketPolicySource.nullable().describe("Null in formats without brackets"),
  bracket_signals: z
    .array(BracketSignal)
    .optional()
    .describe("Worth telling the table, deciding nothing; absent in what a device kept before"),
  ways_down: z
    .array(
      z.object({
        bracket: Bracket,
        cuts: z.array(
          z.object({ name: z.string().describe("English"), printed_name: z.string().nullable() }),
        ),
      }),
    )
    .describe("What must go for each lower bracket, the nearest first (BRK-03)"),
  share_token: z.string().nullable().describe("Of the link that shows the deck; null: not shared"),
  can_undo: z.boolean(),
  can_redo: z.boolean(),
});
export type DeckDetail = z.infer<typeof DeckDetail>;
