import type {
  Archetype,
  Bracket,
  BracketReasonKind,
  GameChangerCategory,
} from "@spellwright/contract";
import type { Combo, ComboResult, GameChangerImpact } from "./policy.ts";

/** Why a bracket is what it is; the sentences live in `locales` (`bracket.reasons`). */
export const REASON_CODES = [
  /** `count`, `bracket`, `cards` */
  "gameChangers",
  "noGameChangers",
  /** `bracket`, `cards` */
  "massLandDenial",
  /** `bracket`, `cards`: enough of them to follow one another */
  "chainedTurns",
  /** `bracket`, `cards`: each gives turn after turn by itself */
  "loopingTurns",
  /** `cards`: too few to raise the bracket */
  "fewTurns",
  /** `bracket`, `cards`: the two of a combo that takes all turns */
  "endlessTurns",
  /** `bracket`, `cards`, `mana`, `turn` */
  "earlyCombo",
  /** `bracket`, `cards`, `mana` */
  "lateCombo",
  /** `bracket`, `cards`, `mana`: cheap, but late or conditional by its source */
  "conditionalCombo",
  /** `bracket`, `cards`: its cost is not known */
  "uncostedCombo",
  /** `count`: beside those that are named */
  "moreCombos",
  /** `count`: of more cards than count */
  "largerCombos",
  /** What was looked for in vain. */
  "noMassLandDenial",
  "noExtraTurns",
  "noCombos",
  /** `count`: so many Game Changers more ask for `bracket` */
  "nextBracket",
  /** `count`, `cards`: worth telling the table, though they raise nothing */
  "tutorsAside",
  "fastManaAside",
  /** `bracket`: nothing of the above raises it */
  "nothingRaises",
  /** Bracket 5 is officially a matter of intent. */
  "fifthIsIntent",
  /** `declared` */
  "declared",
  /** `declared`, `bracket`: the cards say otherwise */
  "declaredOtherwise",
  /** `count`: copies of cards that are not known */
  "unknownCards",
  /** The combo database is not imported. */
  "wellKnownCombosOnly",
  /** `count`: cards of a list that is no whole deck */
  "incomplete",
  /** The format has no brackets (BRK-03). */
  "noBracketFormat",
  /** The calculation failed (BRK-01). */
  "notCalculated",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What was looked for in vain; what speaks of the calculation, the scale or the owner. */
const ABSENT: ReadonlySet<ReasonCode> = new Set([
  "noGameChangers",
  "noMassLandDenial",
  "noExtraTurns",
  "noCombos",
]);
const NOTES: ReadonlySet<ReasonCode> = new Set([
  "nextBracket",
  "nothingRaises",
  "fifthIsIntent",
  "declared",
  "declaredOtherwise",
  "unknownCards",
  "wellKnownCombosOnly",
  "incomplete",
  "noBracketFormat",
  "notCalculated",
]);

/** Whether a reason tells of cards of the list, of a search in vain, or of something beside the list. */
export const kindOfReason = (code: ReasonCode): BracketReasonKind => {
  if (ABSENT.has(code)) return "absent";
  return NOTES.has(code) ? "note" : "found";
};

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

/** Cards of the deck that do `result` together; early by the limits of `data/bracket-policy.json`. */
export interface FoundCombo extends Pick<Combo, "produces" | "prerequisites" | "steps" | "url"> {
  readonly cards: readonly CardLabel[];
  readonly result: ComboResult;
  readonly isEarly: boolean;
  /** Cheap enough to be early, but its source says that it is late or asks for more. */
  readonly isConditional: boolean;
  /** All mana that is spent until it runs, activations included; null while it is not known. */
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
