import * as z from "zod";
import {
  Archetype,
  Bracket,
  CARD_FINISHES,
  COLOR_CODES,
  DECK_BOARDS,
  DeckFormat,
} from "../enumerations.ts";
import { BracketReasonKind, DetectedCombo, DetectedGameChanger } from "./bracket.ts";
import { CardSummary } from "./card.ts";

/** Where a line of a deck lies. Commanders lie in the main deck. */
export const DeckBoard = z.enum(DECK_BOARDS);
export type DeckBoard = z.infer<typeof DeckBoard>;

/** Colours of mana, in the printed order. Colourless is the empty list in an identity (CR 903.4). */
export const ColorCode = z.enum(COLOR_CODES);
export type ColorCode = z.infer<typeof ColorCode>;

/** Foil or etched. */
export const CardFinish = z.enum(CARD_FINISHES);

const quantity = z.number().int().min(1).max(999);

/** What a line carries beyond the specified fields. */
const lineDetails = {
  board: DeckBoard,
  set_code: z.string().nullable().describe("Of the printing that the list names, in capitals"),
  collector_number: z.string().nullable(),
  finish: CardFinish.nullable(),
  categories: z.array(z.string()).describe("Piles of the person: `Ramp`"),
  tags: z.array(z.string()).describe("Marks on the card: `#Combo` of Moxfield"),
};

/** One line of a deck; `card_id` is null while the card is not known (DATA-01). */
export const DeckCard = z.object({
  id: z.uuid().describe("Of the line; a changed line keeps it"),
  deck_id: z.uuid(),
  card_id: z.string().nullable(),
  card_name: z.string().describe("English; as written while the card is not known"),
  quantity,
  is_sideboard: z.boolean().describe("`board` is `sideboard` or `companion`"),
  is_commander: z.boolean(),
  ...lineDetails,
});
export type DeckCard = z.infer<typeof DeckCard>;

/** Text of a person without line breaks or other control characters. */
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** A deck's name: kept as typed, shown as text. */
export const DeckName = oneLine(200);
/** Most characters of the reason for a declared bracket. */
export const DECLARED_REASON_MAX = 200;
/** Why an owner declares a bracket: one line, kept as typed, shown as text. */
export const DeclaredReason = z
  .string()
  .trim()
  .max(DECLARED_REASON_MAX)
  .regex(/^\P{Cc}*$/u);
/** A card's name as someone wrote it. */
export const WrittenCardName = oneLine(200);

/** A line of a list that is no stored deck. */
export const ListedCard = z.object({
  name: WrittenCardName,
  quantity,
  isSideboard: z.boolean().default(false),
});
export type ListedCard = z.infer<typeof ListedCard>;
/** What an owner says of a deck: plain text, 2,000 characters at most. */
export const DeckDescription = z.string().max(2000);
/** Piles that an owner files a line under, ten at most. Our own by type are `DeckCategory`. */
export const DeckCategories = z.array(oneLine(60)).max(10);

/** A line as a caller gives it; without `board`, `is_sideboard` says where it lies. */
export const DeckCardInput = z.object({
  card_id: z.string().max(100).nullish(),
  card_name: WrittenCardName,
  quantity,
  is_sideboard: z.boolean().default(false),
  is_commander: z.boolean().default(false),
  board: DeckBoard.optional(),
  set_code: oneLine(10).nullish(),
  collector_number: oneLine(20).nullish(),
  finish: CardFinish.nullish(),
  categories: DeckCategories.default([]),
  tags: DeckCategories.default([]),
});
export type DeckCardInput = z.infer<typeof DeckCardInput>;

/** Most lines that a deck has. */
export const DECK_LINES_MAX = 1000;

/** A deck. The three counts are derived from its lines (DATA-01). */
export const Deck = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  format: DeckFormat,
  description: z.string().nullable(),
  featured_card_name: z.string().nullable(),
  bracket: Bracket.nullable().describe("Null in formats without brackets"),
  declared_bracket: Bracket.nullable().describe(
    "By the owner, beside what was found; only 1 changes `bracket` (BRK-03)",
  ),
  declared_reason: z.string().nullable().describe("Why, in the owner's words; plain text"),
  bracket_confidence: z.number().min(0).max(1).nullable(),
  bracket_reasoning: z.array(z.string()).describe("Sentences in the caller's language"),
  bracket_reasoning_kinds: z
    .array(BracketReasonKind)
    .describe("In the order of `bracket_reasoning`"),
  archetype: Archetype.nullable().describe("The declared one, else the one found"),
  declared_archetype: Archetype.nullable().describe("By the owner, in place of the one found"),
  is_favorite: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  game_changers_detected: z.array(DetectedGameChanger),
  detected_combos: z.array(DetectedCombo),
  card_count: z
    .number()
    .int()
    .describe("Copies in main deck and sideboard, commanders and companion included"),
  main_deck_count: z.number().int(),
  sideboard_count: z.number().int(),
  revision: z
    .number()
    .int()
    .describe("Grows with every edit; an edit names the one it was made on (409 otherwise)"),
});
export type Deck = z.infer<typeof Deck>;

/** A deck with its lines: commanders, main deck, sideboard, companion, maybeboard, extra, each by name. */
export const DeckWithCards = Deck.extend({ deck_cards: z.array(DeckCard) });
export type DeckWithCards = z.infer<typeof DeckWithCards>;

/** A deck on the dashboard (FOR-02). */
export const DeckListItem = Deck.extend({
  commander_names: z.array(z.string()).describe("English"),
  commander_printed_names: z
    .array(z.string().nullable())
    .describe("French, in the order of `commander_names`; null where none is known"),
  color_identity: z
    .array(ColorCode)
    .describe("Identity of the commanders (CR 903.4), else the colours of the main deck"),
  featured_card: CardSummary.nullable().describe("Else the first commander; null when not known"),
  discussion_count: z.number().int(),
  has_analysis: z.boolean().describe("A discussion of the deck holds an analysis"),
  analysis_discussion_id: z.uuid().nullable().describe("Holds the newest one"),
});
export type DeckListItem = z.infer<typeof DeckListItem>;

/** How the dashboard sorts (FOR-02); `date` is when the deck was made. */
export const DECK_SORTS = ["date", "name", "bracket", "discussions"] as const;
export const DeckSort = z.enum(DECK_SORTS);
export type DeckSort = z.infer<typeof DeckSort>;

/** What the dashboard's heading and tabs count (FOR-01). */
export const DeckSummary = z.object({
  decks: z.number().int(),
  favorites: z.number().int(),
  without_analysis: z.number().int(),
  general_questions: z.number().int().describe("Forge discussions without a deck"),
});
export type DeckSummary = z.infer<typeof DeckSummary>;
