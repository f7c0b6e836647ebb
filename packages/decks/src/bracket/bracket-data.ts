import type { CardQuery } from "@spellwright/cards";
import type {
  Bracket,
  BracketSignalKind,
  GameChangerCategory,
  Language,
} from "@spellwright/contract";

/** What a combo comes to. The first that applies, in this order. `nearly`: much of something, but not without end. */
export const COMBO_RESULTS = [
  "turns",
  "win",
  "damage",
  "mill",
  "combats",
  "tokens",
  "mana",
  "draw",
  "copies",
  "counters",
  "life",
  "lock",
  "nearly",
] as const;
export type ComboResult = (typeof COMBO_RESULTS)[number];

/** What Game Changers do to a game (BRK-04). The sentences live in `locales` (`bracket.impacts`). */
export const GAME_CHANGER_IMPACTS = [
  "armyFromLands",
  "castsForLife",
  "clearsOpponents",
  "clearsTheTable",
  "destroysAgainAndAgain",
  "drainsResources",
  "drawsManyAtOnce",
  "endsTheGame",
  "escapesEverything",
  "findsAnyCard",
  "findsKeyCard",
  "findsPowerfulLand",
  "findsSeveralCards",
  "locksCreatures",
  "locksOpponents",
  "manaAhead",
  "manaExplosion",
  "manaFromOpponents",
  "outdrawsTheTable",
  "playsOnEachTurn",
  "protectsForFree",
  "punishesDraws",
  "repeatsSpell",
  "replaysGraveyard",
  "stealsPermanents",
  "stealsSearches",
  "stopsAttacks",
  "stopsDraws",
  "taxesCreatures",
  "taxesOpponents",
  "newlyListed",
] as const;
export type GameChangerImpact = (typeof GAME_CHANGER_IMPACTS)[number];

/** A card of the official list (BRK-04). */
export interface GameChanger {
  /** English; of a card with two sides, both. */
  readonly name: string;
  readonly category: GameChangerCategory;
  readonly impact: GameChangerImpact;
}

/** A combo of two to five cards. */
export interface Combo {
  /** Of the public combo database. Null for those that are shipped. */
  readonly id: string | null;
  /** English names. */
  readonly cards: readonly string[];
  readonly result: ComboResult;
  /** What it comes to, in the words of its source. */
  readonly produces: readonly string[];
  /** Of all cards together. Null: to be added up from the cards. */
  readonly manaValue: number | null;
  /** All mana that must be spent, as its source says. Null: to be read from the cards. */
  readonly manaNeeded: number | null;
  /** Its source says that it is late, or asks for more than its cards: never an early one. */
  readonly isSlow: boolean;
  /** Cards that lie in play before: what they cost is spent beside `manaNeeded`. Absent: it holds all. */
  readonly inPlay?: readonly string[];
  /** Further pieces that are no named cards (“a creature with persist”); absent: none. */
  readonly templates?: readonly string[];
  /** Which cards fill each of them. Null where nobody says, or not so that it is understood. */
  readonly fillers?: readonly (CardQuery | null)[];
  /** Cards that must be the commander. Absent: any may be among the others. */
  readonly mustLead?: readonly string[];
  /** How it goes, in our own words. Absent: its source tells it in steps. */
  readonly how?: Readonly<Record<Language, string>> | undefined;
  readonly prerequisites: readonly string[];
  readonly steps: readonly string[];
  /** Where it is explained. */
  readonly url: string | null;
}

/** Who says that something is worth telling the table. */
export interface SignalSource {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly url: string;
}

/** When a signal is told. None ever changes a bracket. */
export interface SignalRule {
  readonly kind: BracketSignalKind;
  /** From so many cards or combos: fewer are in most decks. */
  readonly from: number;
  /** From which bracket on its source expects it. Null: it names no bracket. */
  readonly towards: Bracket | null;
  /** Its `id`. */
  readonly source: string;
}

/** The limits of the brackets as dated data (BRK-03): replaced without a change of code. */
export interface BracketPolicy {
  /** ISO date of the official state that is followed. */
  readonly asOf: string;
  readonly source: string;
  /** Of a deck that nothing raises. */
  readonly base: Bracket;
  /** What an owner may declare where `base` was found. */
  readonly declarable: Bracket;
  /** Ascending: from so many Game Changers, at least this bracket. */
  readonly gameChangers: readonly { readonly from: number; readonly bracket: Bracket }[];
  readonly massLandDenial: {
    readonly bracket: Bracket;
    /** Names that count whatever their text is read as. */
    readonly cards: readonly string[];
    /** Names that do not count although their text reads so. */
    readonly except: readonly string[];
  };
  readonly extraTurns: {
    readonly bracket: Bracket;
    /** So many different cards can follow one another. */
    readonly chainedFrom: number;
    readonly cards: readonly string[];
    readonly except: readonly string[];
    /** Each of them gives turn after turn by itself. */
    readonly looping: readonly string[];
  };
  readonly combos: {
    /** Both cards for so much mana at most. */
    readonly earlyManaValue: number;
    /** The turn that this stands for. Only said, never computed. */
    readonly earlyTurn: number;
    readonly earlyBracket: Bracket;
    readonly lateBracket: Bracket;
    /** Cards of a combo that counts for the bracket, at most. Larger ones are only shown. */
    readonly mostCards: number;
    /** Tags of the combo database whose combos do not count, or are late or conditional. */
    readonly ignoredTags: readonly string[];
    readonly slowTags: readonly string[];
  };
  readonly signals: {
    readonly sources: readonly SignalSource[];
    /** Turns that the players of a bracket expect to play. A bracket without them expects none. */
    readonly expectedTurns: readonly { readonly bracket: Bracket; readonly turns: number }[];
    readonly rules: readonly SignalRule[];
  };
  /** All 0 to 1. */
  readonly confidence: {
    readonly base: number;
    readonly least: number;
    /** Taken off for each copy that is not known, up to `unknownMost`. */
    readonly perUnknown: number;
    readonly unknownMost: number;
    /** A single Game Changer more would raise the bracket. */
    readonly nearThreshold: number;
    /** A single card or combo raises the bracket. */
    readonly singleReason: number;
    /** Only the well-known combos were looked for. */
    readonly fewCombos: number;
    /** The list is far from a whole deck. */
    readonly incomplete: number;
  };
}
