import * as z from "zod";
import { LANGUAGES } from "./constants.ts";

/** One of them. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The same text in both languages. */
export const Bilingual = z.object({ fr: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

/** Reasoning effort of a ruling (ORA-11); `zaps` holds what each costs. */
export const EFFORTS = ["low", "medium", "high"] as const;
export const Effort = z.enum(EFFORTS);
export type Effort = z.infer<typeof Effort>;

/** Subscription plans (BILL-04). */
export const PLANS = ["free", "basic", "pro"] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

/** Plans that are paid for. */
export const PaidPlan = z.enum(["basic", "pro"]);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** What a plan opens besides zaps (BILL-09). */
export const PlanRight = z.enum(["deck_analysis", "premium_analysis", "priority_support"]);
export type PlanRight = z.infer<typeof PlanRight>;

/** Deck formats: the import list, then the ones that filters and the import also accept (IMP-04). */
export const DECK_FORMATS = [
  "commander",
  "cedh",
  "modern",
  "pioneer",
  "standard",
  "legacy",
  "vintage",
  "pauper",
  "casual",
  "duel commander",
  "draft",
  "sealed",
] as const;
export const DeckFormat = z.enum(DECK_FORMATS);
export type DeckFormat = z.infer<typeof DeckFormat>;

/**
 * Boards of a deck. The companion counts as a card of the sideboard (CR 702.139a); `extra` holds
 * tokens, planes and the like, which are no part of the deck (CR 100.2d).
 */
export const DECK_BOARDS = ["main", "sideboard", "companion", "maybeboard", "extra"] as const;

/** How a copy is printed, when its list says so. */
export const CARD_FINISHES = ["foil", "etched"] as const;

/** Text forms that a deck is exported in. */
export const DECK_EXPORT_FORMATS = [
  "moxfield",
  "archidekt",
  "arena",
  "mtgo",
  "mtgoDek",
  "csv",
  "plain",
  "tappedout",
  "deckstats",
  "xmage",
  "forge",
  "cockatrice",
] as const;
export const DeckExportFormat = z.enum(DECK_EXPORT_FORMATS);
export type DeckExportFormat = z.infer<typeof DeckExportFormat>;

/** Card types of the Forge's categories (spec 1 §3, DATA-03). @public */
export const CARD_TYPES = [
  "creature",
  "instant",
  "sorcery",
  "enchantment",
  "artifact",
  "planeswalker",
  "land",
  "tribal",
] as const;

/** Colour names (spec 1 §3, DATA-03). @public */
export const COLORS = [
  "white",
  "blue",
  "black",
  "red",
  "green",
  "colorless",
  "multicolor",
] as const;
/** Colour codes, in the printed order (spec 1 §3, DATA-03). */
export const COLOR_CODES = ["W", "U", "B", "R", "G", "C"] as const;

/** Deck archetypes (spec 1 §3). */
export const ARCHETYPES = [
  "aggro",
  "control",
  "combo",
  "midrange",
  "tempo",
  "ramp",
  "tribal",
  "voltron",
  "stax",
  "artifact",
  "enchantress",
] as const;
export const Archetype = z.enum(ARCHETYPES);
export type Archetype = z.infer<typeof Archetype>;

/** Game Changer categories (BRK-04). */
export const GAME_CHANGER_CATEGORIES = [
  "Fast Mana",
  "Tutors",
  "Protection",
  "Card Advantage",
  "Creatures",
  "Stax",
  "Lands",
  "Extra Turns",
  "Combo Pieces",
] as const;
export const GameChangerCategory = z.enum(GAME_CHANGER_CATEGORIES);
export type GameChangerCategory = z.infer<typeof GameChangerCategory>;

/** Commander brackets, 1 Exhibition to 5 cEDH (spec 1 §3). */
export const BRACKETS = [1, 2, 3, 4, 5] as const;
export const Bracket = z.literal(BRACKETS);
export type Bracket = z.infer<typeof Bracket>;

/** The two areas a discussion can belong to. */
export const DISCUSSION_TYPES = ["oracle", "forge"] as const;
export const DiscussionType = z.enum(DISCUSSION_TYPES);
export type DiscussionType = z.infer<typeof DiscussionType>;

/** Display themes (PREF-01). */
export const THEMES = ["system", "dark", "light"] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

/**
 * What cards do in a deck. What each means stands in `packages/decks/evaluation/labels/README.md`, beside
 * the cards that were labelled by hand.
 */
export const CARD_ROLES = [
  "ramp",
  "fastMana",
  "draw",
  "tutor",
  "removal",
  "wipe",
  "counterspell",
  "protection",
  "recursion",
  "graveyardHate",
  "stax",
  "landDenial",
  "extraTurn",
  "winCondition",
  "tokens",
  "lifegain",
  "sacrifice",
  "blink",
] as const;
export const CardRole = z.enum(CARD_ROLES);
export type CardRole = z.infer<typeof CardRole>;
