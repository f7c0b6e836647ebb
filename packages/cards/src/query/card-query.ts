import type { CardEventLabel, CardRole, ColorCode } from "@spellwright/contract";
import type { Color } from "../mana-cost.ts";

/** How a value is compared. */
export const COMPARISONS = ["<=", ">=", "!=", "<", ">", "="] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Figures of a card that are compared. */
export const CARD_FIGURES = ["manaValue", "power", "toughness", "loyalty"] as const;
export type CardFigure = (typeof CARD_FIGURES)[number];

/** What `is:` asks; its words stand in `query-words.json`. */
export const CARD_KINDS = [
  "permanent",
  "spell",
  "commander",
  "historic",
  "party",
  "legendary",
  "multicolored",
  "twoSided",
  "split",
  "adventure",
  "gameChanger",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const LEGAL_STATES = ["legal", "banned", "restricted"] as const;
export type LegalState = (typeof LEGAL_STATES)[number];

/** One thing that is asked of a card. Texts are folded: small letters, no accents. */
export type CardFilter =
  | { readonly kind: "text"; readonly of: "name" | "type" | "rules"; readonly text: string }
  | { readonly kind: "keyword"; readonly keyword: string }
  | {
      readonly kind: "colors";
      readonly of: "colors" | "identity";
      readonly how: Comparison;
      readonly colors: readonly Color[];
    }
  | {
      readonly kind: "colorCount";
      readonly of: "colors" | "identity";
      readonly how: Comparison;
      readonly count: number;
    }
  | {
      readonly kind: "figure";
      readonly of: CardFigure;
      readonly how: Comparison;
      readonly than: number | CardFigure;
    }
  | {
      /** The mana that a card makes or finds: `C` is colorless. */
      readonly kind: "produces";
      readonly how: Comparison;
      readonly colors: readonly ColorCode[];
    }
  | {
      /** What a card makes happen, or what it waits for. */
      readonly kind: "event";
      readonly of: "causes" | "rewards";
      readonly event: CardEventLabel;
    }
  | { readonly kind: "role"; readonly role: CardRole }
  | { readonly kind: "legality"; readonly state: LegalState; readonly format: string }
  | { readonly kind: "rarity"; readonly how: Comparison; readonly rarity: Rarity }
  | { readonly kind: "is"; readonly what: CardKind };

/** Rarities, the commonest first. */
export const RARITIES = ["common", "uncommon", "rare", "mythic"] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a search asks: filters under “and”, “or” and “not”. */
export type CardQuery =
  | { readonly kind: "all"; readonly of: readonly CardQuery[] }
  | { readonly kind: "any"; readonly of: readonly CardQuery[] }
  | { readonly kind: "not"; readonly of: CardQuery }
  | CardFilter;

/** All filters of a search, however they are joined. */
export const filtersOf = (query: CardQuery): readonly CardFilter[] => {
  if (query.kind === "not") return filtersOf(query.of);
  return query.kind === "all" || query.kind === "any" ? query.of.flatMap(filtersOf) : [query];
};

/** A term that was passed over, and why. */
export interface QueryProblem {
  readonly why: "unknown_key" | "unknown_value" | "open_bracket" | "too_many";
  /** The term as written. */
  readonly term: string;
}

export interface ReadQuery {
  /** Null: nothing was asked. */
  readonly query: CardQuery | null;
  readonly problems: readonly QueryProblem[];
}
