import type { Bracket } from "@spellwright/contract";
import type { BracketPolicy } from "./bracket-data.ts";
import type { BracketReason, CardLabel, FoundCombo, ReasonCode } from "./bracket-finding.ts";
import { turnEffect } from "./extra-turns.ts";
import { massLandDenial } from "./land-denial.ts";
import type { PlayedCard } from "./played-cards.ts";

/** Something that a deck plays, and the least bracket that follows from it. */
export interface BracketFloor {
  readonly bracket: Bracket;
  readonly reason: BracketReason;
  /** Cards or combos that it stands on. */
  readonly pieces: number;
  /** The cards themselves. */
  readonly cards: readonly CardLabel[];
}

/** A reason, with its parameters and the cards that it speaks of. */
export const reason = (
  code: BracketReason["code"],
  params: BracketReason["params"] = {},
  cards: readonly CardLabel[] = [],
): BracketReason => ({ code, params, cards });

const labelsOf = (cards: readonly PlayedCard[]) => cards.map(({ label }) => label);

/** By their number. */
export const floorOfGameChangers = (
  found: readonly CardLabel[],
  { gameChangers, base }: BracketPolicy,
): BracketFloor[] => {
  const count = found.length;
  const bracket = gameChangers.findLast(({ from }) => count >= from)?.bracket ?? base;
  const labels = found.map(({ name, printedName }) => ({ name, printedName }));
  return count === 0
    ? []
    : [
        {
          bracket,
          reason: reason("gameChangers", { count, bracket }, labels),
          pieces: count,
          cards: labels,
        },
      ];
};

/** Any card that denies many lands. */
export const floorOfLandDenial = (
  played: readonly PlayedCard[],
  { massLandDenial: rules }: BracketPolicy,
): BracketFloor[] => {
  const denies = massLandDenial(rules);
  const cards = played.filter(({ label, card }) => denies(label.name, card));
  const { bracket } = rules;
  return cards.length === 0
    ? []
    : [
        {
          bracket,
          reason: reason("massLandDenial", { count: cards.length, bracket }, labelsOf(cards)),
          pieces: cards.length,
          cards: labelsOf(cards),
        },
      ];
};

/** Cards that loop, else those that can follow one another. A single one raises nothing. */
export const floorOfExtraTurns = (
  played: readonly PlayedCard[],
  { extraTurns: rules, base }: BracketPolicy,
): BracketFloor[] => {
  const effectOf = turnEffect(rules);
  const giving = played.filter(({ label, card }) => effectOf(label.name, card) !== "none");
  const looping = giving.filter(({ label, card }) => effectOf(label.name, card) === "looping");
  const limit = (code: BracketReason["code"], bracket: Bracket, cards: readonly PlayedCard[]) => [
    {
      bracket,
      reason: reason(code, { count: cards.length, bracket }, labelsOf(cards)),
      pieces: cards.length,
      cards: labelsOf(cards),
    },
  ];
  const once = giving.filter((card) => !looping.includes(card));
  const isChained = once.length >= rules.chainedFrom;
  return [
    ...(looping.length > 0 ? limit("loopingTurns", rules.bracket, looping) : []),
    ...(isChained ? limit("chainedTurns", rules.bracket, once) : []),
    ...(once.length > 0 && !isChained ? limit("fewTurns", base, once) : []),
  ];
};

const codeOf = ({ isEarly, isConditional, manaValue }: FoundCombo): ReasonCode => {
  if (manaValue === null) return "uncostedCombo";
  if (isEarly) return "earlyCombo";
  return isConditional ? "conditionalCombo" : "lateCombo";
};

/**
 * By how early it is played. One that takes all turns counts as chained turns. One of more cards than
 * count raises nothing.
 */
export const floorOfCombo = (
  combo: FoundCombo,
  { combos: rules, extraTurns }: BracketPolicy,
): BracketFloor | undefined => {
  const { cards, result, isEarly, isCounted, manaValue } = combo;
  if (!isCounted) return undefined;
  if (result === "turns") {
    const { bracket } = extraTurns;
    return { bracket, reason: reason("endlessTurns", { bracket }, cards), pieces: 1, cards };
  }
  const bracket = isEarly ? rules.earlyBracket : rules.lateBracket;
  const params = { bracket, mana: manaValue ?? 0, turn: rules.earlyTurn };
  return { bracket, reason: reason(codeOf(combo), params, cards), pieces: 1, cards };
};
