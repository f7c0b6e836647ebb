import type { DeckFormat } from "@spellwright/contract";

/** What a format asks of a deck. */
export interface FormatRules {
  /** The key of a card's `legalities`. Null where every card may be played. */
  readonly pool: string | null;
  readonly leastCards: number;
  readonly mostCards: number | null;
  /** Null where any number is allowed. */
  readonly copies: number | null;
  /** Null where the sideboard has no limit, or where the game uses none (CR 903.5e). */
  readonly mostSideboard: number | null;
  readonly hasCommander: boolean;
}

/** CR 100.2a, 100.4a. */
const constructed = (pool: string): FormatRules => ({
  pool,
  leastCards: 60,
  mostCards: null,
  copies: 4,
  mostSideboard: 15,
  hasCommander: false,
});
/** CR 903.5a, 903.5b. */
const singleton = (pool: string): FormatRules => ({
  pool,
  leastCards: 100,
  mostCards: 100,
  copies: 1,
  mostSideboard: null,
  hasCommander: true,
});
/** CR 100.2b, 100.4b. */
const limited: FormatRules = {
  pool: null,
  leastCards: 40,
  mostCards: null,
  copies: null,
  mostSideboard: null,
  hasCommander: false,
};

export const FORMAT_RULES: Readonly<Record<DeckFormat, FormatRules>> = {
  commander: singleton("commander"),
  cedh: singleton("commander"),
  "duel commander": singleton("duel"),
  modern: constructed("modern"),
  pioneer: constructed("pioneer"),
  standard: constructed("standard"),
  legacy: constructed("legacy"),
  vintage: constructed("vintage"),
  pauper: constructed("pauper"),
  casual: { ...limited, leastCards: 0 },
  draft: limited,
  sealed: limited,
};
