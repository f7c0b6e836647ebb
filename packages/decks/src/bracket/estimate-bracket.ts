import type { Bracket } from "@spellwright/contract";
import { recogniseArchetype } from "./archetype.ts";
import type { BracketEntry } from "./bracket-card.ts";
import type { BracketPolicy, Combo, GameChanger } from "./bracket-data.ts";
import type { BracketFinding, BracketReason, FoundCombo, ReasonCode } from "./bracket-finding.ts";
import {
  type BracketFloor,
  floorOfCombo,
  floorOfExtraTurns,
  floorOfGameChangers,
  floorOfLandDenial,
  reason,
} from "./bracket-floors.ts";
import { confidenceOf, isIncomplete } from "./confidence.ts";
import { findCombos } from "./find-combos.ts";
import { findGameChangers } from "./find-game-changers.ts";
import { playedCards } from "./played-cards.ts";

/** What a list is measured by. */
export interface BracketRules {
  readonly policy: BracketPolicy;
  readonly gameChangers: readonly GameChanger[];
  /** Those that the list may play. More do no harm. */
  readonly combos: readonly Combo[];
  /** Whether these are all of the public database, or only the well-known ones. */
  readonly allCombos: boolean;
}

/** Combos that reasons name one by one. */
const COMBOS_NAMED = 3;

const highest = (limits: readonly BracketFloor[], base: Bracket): Bracket =>
  limits.reduce<Bracket>((most, { bracket }) => (bracket > most ? bracket : most), base);

/** What an owner says of the deck, where it is looked at: beside what was found, but for bracket 1 (BRK-03). */
const declaration = (
  declared: Bracket | null,
  found: { readonly bracket: Bracket; readonly limits: readonly BracketFloor[] },
  { declarable, base }: BracketPolicy,
): { readonly bracket: Bracket; readonly reasons: readonly BracketReason[] } => {
  const { bracket, limits } = found;
  if (declared === null) return { bracket, reasons: [] };
  if (declared === declarable && bracket === base && limits.length === 0)
    return { bracket: declared, reasons: [reason("declared", { declared })] };
  if (declared === bracket) return { bracket, reasons: [reason("declared", { declared })] };
  return { bracket, reasons: [reason("declaredOtherwise", { declared, bracket })] };
};

/** What gives extra turns, by cards of their own. A combo of any size may take all of them too. */
const TURNS: ReadonlySet<ReasonCode> = new Set(["chainedTurns", "loopingTurns", "fewTurns"]);

/** What was looked for in vain, so that the reader knows that it was looked for. */
const notFound = (
  limits: readonly BracketFloor[],
  combos: readonly FoundCombo[],
): readonly BracketReason[] => {
  const codes = limits.map((limit) => limit.reason.code);
  const givesTurns =
    codes.some((code) => TURNS.has(code)) || combos.some(({ result }) => result === "turns");
  return [
    ...(codes.includes("massLandDenial") ? [] : [reason("noMassLandDenial")]),
    ...(givesTurns ? [] : [reason("noExtraTurns")]),
    ...(combos.length === 0 ? [reason("noCombos")] : []),
  ];
};

/** How far the next bracket is, counted in Game Changers. Nothing where the scale ends. */
const distance = (count: number, bracket: Bracket, { gameChangers }: BracketPolicy) => {
  const next = gameChangers.find((each) => each.bracket > bracket);
  return next === undefined
    ? []
    : [reason("nextBracket", { count: next.from - count, bracket: next.bracket })];
};

/**
 * The bracket of a Commander list (BRK-01, BRK-03): the highest that something in it asks for, with
 * every reason. Tutors never count. What cannot be seen in a list, the intent, is the owner's to say.
 *
 * @param declared by the owner: told beside what was found. Only `declarable` takes the place of `base`
 */
export const estimateBracket = (
  entries: readonly BracketEntry[],
  rules: BracketRules,
  declared: Bracket | null,
): BracketFinding => {
  const { policy } = rules;
  const played = playedCards(entries);
  const gameChangers = findGameChangers(played, rules.gameChangers);
  const combos = findCombos(played, rules.combos, policy.combos);
  // Those that ask for most are named first: one of them may be what the bracket follows from.
  const ofCombos = combos
    .flatMap((combo) => floorOfCombo(combo, policy) ?? [])
    .toSorted((a, b) => b.bracket - a.bracket);
  const larger = combos.length - ofCombos.length;
  const others = [
    ...floorOfGameChangers(gameChangers, policy),
    ...floorOfLandDenial(played, policy),
    ...floorOfExtraTurns(played, policy),
  ];
  const limits = [...others, ...ofCombos];
  const found = highest(limits, policy.base);
  const declaring = declaration(declared, { bracket: found, limits }, policy);

  const cards = played.reduce((sum, { copies }) => sum + copies, 0);
  const unknown = played.reduce((sum, { card, copies }) => sum + (card === null ? copies : 0), 0);
  const raising = limits
    .filter(({ bracket }) => bracket === found && bracket > policy.base)
    .reduce((sum, { pieces }) => sum + pieces, 0);
  const { bracket } = declaring;
  return {
    bracket,
    confidence: confidenceOf(
      { cards, unknown, gameChangers: gameChangers.length, raising, allCombos: rules.allCombos },
      policy,
    ),
    reasons: [
      ...(gameChangers.length === 0 ? [reason("noGameChangers")] : []),
      ...others.map((limit) => limit.reason),
      ...ofCombos.slice(0, COMBOS_NAMED).map((limit) => limit.reason),
      ...(ofCombos.length > COMBOS_NAMED
        ? [reason("moreCombos", { count: ofCombos.length - COMBOS_NAMED })]
        : []),
      ...(larger > 0 ? [reason("largerCombos", { count: larger })] : []),
      ...notFound(limits, combos),
      ...(found === policy.base ? [reason("nothingRaises", { bracket: found })] : []),
      ...declaring.reasons,
      ...distance(gameChangers.length, found, policy),
      ...(bracket === 5 ? [reason("fifthIsIntent")] : []),
      ...(unknown > 0 ? [reason("unknownCards", { count: unknown })] : []),
      ...(isIncomplete(cards) ? [reason("incomplete", { count: cards })] : []),
      ...(rules.allCombos ? [] : [reason("wellKnownCombosOnly")]),
    ],
    archetype: recogniseArchetype(played, combos),
    gameChangers,
    combos,
  };
};
