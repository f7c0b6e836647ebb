import type {
  Archetype,
  Bracket,
  BracketReasonKind,
  GameChangerCategory,
} from "@spellwright/contract";
import type { Combo, ComboResult, GameChangerImpact } from "./bracket-data.ts";

/**
 * Why a bracket is what it is, and whether a reason tells of something in the list, of a search in vain, or
 * of the calculation, the scale or the owner. The sentences live in `locales` (`bracket.reasons`).
 */
const REASONS = {
  /** `count`, `bracket`, `cards` */
  gameChangers: "found",
  noGameChangers: "absent",
  /** `bracket`, `cards` */
  massLandDenial: "found",
  /** `bracket`, `cards`: enough of them to follow one another */
  chainedTurns: "found",
  /** `bracket`, `cards`: each gives turn after turn by itself */
  loopingTurns: "found",
  /** `cards`: too few to raise the bracket */
  fewTurns: "found",
  /** `bracket`, `cards`: the two of a combo that takes all turns */
  endlessTurns: "found",
  /** `bracket`, `cards`, `mana`, `turn` */
  earlyCombo: "found",
  /** `bracket`, `cards`, `mana` */
  lateCombo: "found",
  /** `bracket`, `cards`, `mana`: cheap, but late or conditional by its source */
  conditionalCombo: "found",
  /** `bracket`, `cards`: its cost is not known */
  uncostedCombo: "found",
  /** `count`: beside those that are named */
  moreCombos: "found",
  /** `count`: of more cards than count */
  largerCombos: "found",
  noMassLandDenial: "absent",
  noExtraTurns: "absent",
  noCombos: "absent",
  /** `count`: so many Game Changers more ask for `bracket` */
  nextBracket: "note",
  /** `bracket`: nothing of the above raises it */
  nothingRaises: "note",
  /** Bracket 5 is officially a matter of intent. */
  fifthIsIntent: "note",
  /** `declared` */
  declared: "note",
  /** `declared`, `bracket`: the cards say otherwise */
  declaredOtherwise: "note",
  /** `count`: copies of cards that are not known */
  unknownCards: "note",
  /** The combo database is not imported. */
  wellKnownCombosOnly: "note",
  /** `count`: cards of a list that is no whole deck */
  incomplete: "note",
  /** The format has no brackets (BRK-03). */
  noBracketFormat: "note",
  /** The calculation failed (BRK-01). */
  notCalculated: "note",
} as const satisfies Record<string, BracketReasonKind>;
/** The name of a reason. */
export type ReasonCode = keyof typeof REASONS;

/** All codes, in the order of the table. */
export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];

/** Whether a reason tells of cards of the list, of a search in vain, or of something beside the list. */
export const kindOfReason = (code: ReasonCode): BracketReasonKind => REASONS[code];

/** A card by its names. */
export interface CardLabel {
  readonly name: string;
  /** French; null when not known. */
  readonly printedName: string | null;
}

/** One step of the explanation of a bracket; `params` are the figures that its sentence names. */
export interface BracketReason {
  readonly code: ReasonCode;
  readonly params: Readonly<Record<string, number>>;
  /** The cards that it speaks of. */
  readonly cards: readonly CardLabel[];
}

/** A card of the deck that is on the official list of Game Changers (BRK-04). */
export interface FoundGameChanger extends CardLabel {
  readonly category: GameChangerCategory;
  readonly impact: GameChangerImpact;
}

/** Cards of the deck that do `result` together. Early by the limits of `data/bracket-policy.json`. */
export interface FoundCombo
  extends Pick<Combo, "produces" | "prerequisites" | "steps" | "how" | "url"> {
  readonly cards: readonly CardLabel[];
  readonly result: ComboResult;
  readonly isEarly: boolean;
  /** Cheap enough to be early, but its source says that it is late or asks for more. */
  readonly isConditional: boolean;
  /** Of few enough cards to count for the bracket. */
  readonly isCounted: boolean;
  /** All mana that is spent until it runs, activations included. Null while it is not known. */
  readonly manaValue: number | null;
}

/** What a list comes to (BRK-01), before it is put into words. */
export interface BracketFinding {
  readonly bracket: Bracket;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly BracketReason[];
  /** Null when none is clear. */
  readonly archetype: Archetype | null;
  readonly gameChangers: readonly FoundGameChanger[];
  /** Early ones first. */
  readonly combos: readonly FoundCombo[];
}

const withoutList = (code: ReasonCode, confidence: number): BracketFinding => ({
  bracket: 2,
  confidence,
  reasons: [{ code, params: {}, cards: [] }],
  archetype: null,
  gameChangers: [],
  combos: [],
});

/** BRK-01: what is said of a format without brackets. */
export const NO_BRACKET: BracketFinding = withoutList("noBracketFormat", 0.9);

/** BRK-01: what is said when the calculation fails. */
export const NOT_CALCULATED: BracketFinding = withoutList("notCalculated", 0.5);
