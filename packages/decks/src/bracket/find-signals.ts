import type { BracketSignalKind } from "@spellwright/contract";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import type { Role } from "../roles/roles.ts";
import { type BracketEntry, nameKey } from "./bracket-card.ts";
import type { BracketPolicy, SignalRule, SignalSource } from "./bracket-data.ts";
import type { BracketFinding, CardLabel, FoundCombo } from "./bracket-finding.ts";
import { floorOfExtraTurns } from "./bracket-floors.ts";
import { earliestTurn } from "./earliest-turn.ts";
import { isFreeInteraction } from "./free-interaction.ts";
import { massLandDenial } from "./land-denial.ts";
import { type PlayedCard, playedCards } from "./played-cards.ts";

/** Something of a list that is worth telling the table. The sentences live in `locales` (`bracket.signals`). */
export interface FoundSignal {
  readonly kind: BracketSignalKind;
  /** Figures that its sentence names. */
  readonly params: Readonly<Record<string, number>>;
  /** The cards that count. */
  readonly cards: readonly CardLabel[];
  readonly towards: SignalRule["towards"];
  readonly source: SignalSource;
}

/** What one kind of signal found. Undefined for nothing. */
type Found = Pick<FoundSignal, "params" | "cards"> | undefined;

/** What signals are read from. */
interface Read {
  readonly played: readonly PlayedCard[];
  /** Those that do not decide the bracket already. */
  readonly aside: readonly PlayedCard[];
  readonly finding: Pick<BracketFinding, "bracket" | "combos">;
  readonly policy: BracketPolicy;
}

const counted = (cards: readonly PlayedCard[]): Found => ({
  params: { count: cards.length },
  cards: cards.map(({ label }) => label),
});

const ofRole =
  (role: Role) =>
  ({ aside }: Read): Found =>
    counted(aside.filter(({ card }) => card !== null && recogniseRoles(card).roles.has(role)));

/** By which turn a combo can be paid for. Undefined where that is not known, or its source says it is late. */
const turnOf = (
  { manaValue, isConditional, cards }: FoundCombo,
  byKey: ReadonlyMap<string, PlayedCard>,
): number | undefined => {
  if (manaValue === null || isConditional) return undefined;
  const costs = cards.map(({ name }) => byKey.get(nameKey(name))?.card?.cmc ?? 0);
  const further = manaValue - costs.reduce((sum, cost) => sum + cost, 0);
  // A source that counts less does not cast all of them.
  return further < 0 ? earliestTurn([], manaValue) : earliestTurn(costs, further);
};

/** The combo that can be paid for first, where that is before the players of the bracket expect an end. */
const earliestCombo = ({ played, finding, policy }: Read): Found => {
  const { bracket } = finding;
  const expected = policy.signals.expectedTurns.find((each) => each.bracket === bracket)?.turns;
  if (expected === undefined) return undefined;
  const byKey = new Map(played.map((card) => [card.key, card]));
  const early = finding.combos
    .flatMap((combo) => {
      const turn = turnOf(combo, byKey);
      return turn === undefined || turn >= expected ? [] : [{ combo, turn }];
    })
    .toSorted((a, b) => a.turn - b.turn);
  const [first] = early;
  if (first === undefined) return undefined;
  const { combo, turn } = first;
  const params = { count: early.length, mana: combo.manaValue ?? 0, turn, bracket, expected };
  return { params, cards: combo.cards };
};

const FINDERS: Readonly<Record<BracketSignalKind, (read: Read) => Found>> = {
  earliestCombo,
  fastMana: ofRole("fastMana"),
  tutors: ofRole("tutor"),
  freeInteraction: ({ aside }) =>
    counted(aside.filter(({ card }) => card !== null && isFreeInteraction(card))),
  stax: ofRole("stax"),
  extraTurns: ({ played, policy }) => {
    const few = floorOfExtraTurns(played, policy).find(({ reason }) => reason.code === "fewTurns");
    return few && { params: { count: few.cards.length }, cards: few.cards };
  },
};

/**
 * What of a list is worth telling the table before a game, and who says so: nothing of it decides the
 * bracket, and what decides it is not told again (BRK-03).
 *
 * @param finding of the same list by the same policy
 */
export const findSignals = (
  entries: readonly BracketEntry[],
  finding: Pick<BracketFinding, "bracket" | "combos" | "gameChangers">,
  policy: BracketPolicy,
): readonly FoundSignal[] => {
  const played = playedCards(entries);
  const changers = new Set(finding.gameChangers.map(({ name }) => nameKey(name)));
  const denies = massLandDenial(policy.massLandDenial);
  const aside = played.filter(
    ({ key, label, card }) => !changers.has(key) && !denies(label.name, card),
  );
  const read = { played, aside, finding, policy };
  return policy.signals.rules.flatMap(({ kind, from, towards, source: id }) => {
    const source = policy.signals.sources.find((each) => each.id === id);
    const found = FINDERS[kind](read);
    return source === undefined || found === undefined || (found.params.count ?? 0) < from
      ? []
      : [{ kind, ...found, towards, source }];
  });
};
