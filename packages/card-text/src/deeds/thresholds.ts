// From which power or mana value on a card counts what its player has or casts: "creature spells with mana value 5 or greater".
import type { CardText, Noun } from "../types/index.ts";
import { partyOf, wordsOfNoun } from "./nouns.ts";

/** What is counted from some power or mana value on. */
export interface Threshold {
  readonly measure: "power" | "mana value";
  readonly least: number;
  /** Words that must hold of it, one row of them: creature, spell… */
  readonly of: readonly (readonly string[])[];
}

/** The thresholds that a card sets for what its player has, casts or makes attack. */
export function thresholdsOf({ faces }: CardText): readonly Threshold[] {
  return faces.flatMap(({ abilities }) => thresholdsIn(abilities, false));
}

type Fields = Readonly<Record<string, unknown>>;

function thresholdsIn(value: unknown, isYours: boolean): readonly Threshold[] {
  if (Array.isArray(value)) return value.flatMap((each) => thresholdsIn(each, isYours));
  if (typeof value !== "object" || value === null) return [];
  const { verb, who } = value as Fields;
  const isDoer = typeof verb === "string" && typeof who === "object" && who !== null;
  const isNow = isDoer ? partyOf(who as Noun) === "you" : isYours;
  return [
    ...thresholdOf(value as Noun, isNow),
    ...Object.values(value).flatMap((inner) => thresholdsIn(inner, isNow)),
  ];
}

function thresholdOf(noun: Noun, isYours: boolean): readonly Threshold[] {
  if (!Array.isArray(noun.is) || noun.target === true) return [];
  if (!isYours && partyOf(noun) !== "you") return [];
  return (noun.where ?? []).flatMap(({ having }) => {
    const { measure, amount } = having?.compare ?? {};
    const least = amount?.number;
    return (measure === "power" || measure === "mana value") &&
      typeof least === "number" &&
      amount?.bound === "or greater"
      ? [{ measure, least, of: wordsOfNoun(noun) }]
      : [];
  });
}
