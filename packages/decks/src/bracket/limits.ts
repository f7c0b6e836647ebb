import type { Bracket } from "@spellwright/contract";
import type { BracketReason, CardLabel, FoundCombo } from "./bracket-finding.ts";
import { turnEffect } from "./extra-turns.ts";
import { massLandDenial } from "./land-denial.ts";
import type { PlayedCard } from "./played-cards.ts";
import type { BracketPolicy } from "./policy.ts";

/** Something that a deck plays, and the least bracket that follows from it. */
export interface Limit {
  readonly bracket: Bracket;
  readonly reason: BracketReason;
  /** Cards or combos that it stands on. */
  readonly pieces: number;
}

/** A reason, with its parameters and the cards that it speaks of. */
export const reason = (
  code: BracketReason["code"],
  params: BracketReason["params"] = {},
  cards: readonly CardLabel[] = [],
): BracketReason => ({ code, params, cards });

const labelsOf = (cards: readonly PlayedCard[]) => cards.map(({ label }) => label);

/** By their number. */
export const ofGameChangers = (
  found: readonly CardLabel[],
  { gameChangers, base }: BracketPolicy,
): Limit[] => {
  const count = found.length;
  const bracket = gameChangers.findLast(({ from }) => count >= from)?.bracket ?? base;
  return count === 0
    ? []
    : [
        {
          bracket,
          reason: reason(
            "gameChangers",
            { count, bracket },
            found.map(({ name, printedName }) => ({ name, printedName })),
          ),
          pieces: count,
        },
      ];
};

/** Any card that denies many lands. */
export const ofLandDenial = (
  played: readonly PlayedCard[],
  { massLandDenial: rules }: BracketPolicy,
): Limit[] => {
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
        },
      ];
};

/** Cards that loop, else those that can follow one another; a single one raises nothing. */
export const ofExtraTurns = (
  played: readonly PlayedCard[],
  { extraTurns: rules, base }: BracketPolicy,
): Limit[] => {
  const effectOf = turnEffect(rules);
  const giving = played.filter(({ label, card }) => effectOf(label.name, card) !== "none");
  const looping = giving.filter(({ label, card }) => effectOf(label.name, card) === "looping");
  const limit = (code: BracketReason["code"], bracket: Bracket, cards: readonly PlayedCard[]) => [
    {
      bracket,
      reason: reason(code, { count: cards.length, bracket }, labelsOf(cards)),
      pieces: cards.length,
    },
  ];
  if (looping.length > 0) return limit("loopingTurns", rules.bracket, looping);
  if (giving.length >= rules.chainedFrom) return limit("chainedTurns", rules.bracket, giving);
  return giving.length > 0 ? limit("fewTurns", base, giving) : [];
};

/** By how early it is played; one that takes all turns counts as chained turns. */
export const ofCombo = (
  { cards, result, isEarly, manaValue }: FoundCombo,
  { combos: rules, extraTurns }: BracketPolicy,
): Limit => {
  if (result === "turns") {
    const { bracket } = extraTurns;
    return { bracket, reason: reason("endlessTurns", { bracket }, cards), pieces: 1 };
  }
  const bracket = isEarly ? rules.earlyBracket : rules.lateBracket;
  const params = isEarly
    ? { bracket, mana: manaValue ?? rules.earlyManaValue, turn: rules.earlyTurn }
    : { bracket };
  return {
    bracket,
    reason: reason(isEarly ? "earlyCombo" : "lateCombo", params, cards),
    pieces: 1,
  };
};
