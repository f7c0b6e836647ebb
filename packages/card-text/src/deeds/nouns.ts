// What a thing is, how many of it there are, and whose it is.
import type { Amount, Modifier, Noun, Restriction, Trait } from "../types/index.ts";
import { CARD_TYPES } from "../vocabulary/index.ts";
import { SUBTYPES } from "../vocabulary/subtypes.ts";

/** Whose: yours, of opponents, of every player, or of somebody who is chosen or found. */
export type Party = "you" | "opponent" | "each" | "any";

const YOURS = new Set(["you", "your", "yourself", "SELF", "this ability"]);
const EVERYBODY = new Set(["all", "each", "every", "each of the"]);

/** The last word of a noun: what it is above all. */
export const headOf = ({ is = [] }: Noun): Trait => is.at(-1) ?? {};

const isGroup = ({ det, count, target, whose, other }: Noun): boolean =>
  target === undefined &&
  other !== "another" &&
  (det === undefined ? (count ?? whose) === undefined : EVERYBODY.has(det));

/** Every noun that a noun with alternatives, or a number of others, stands for. */
export function nounsIn(noun: Noun): readonly Noun[] {
  const [of] = noun.where ?? [];
  if (headOf(noun).thing === "number" && of?.place === "of" && of.zone !== undefined)
    return nounsIn(of.zone);
  return noun.either?.flatMap(nounsIn) ?? [noun];
}

/** Whether it is a player. */
export function isPlayer(noun: Noun): boolean {
  const { thing = "" } = headOf(noun);
  return (
    noun.ref === "you" ||
    noun.ref === "yourself" ||
    ["player", "opponent", "controller", "owner", "defending player"].includes(thing)
  );
}

const together = (parties: readonly Party[]): Party => {
  const [first = "any"] = parties;
  if (parties.every((party) => party === first)) return first;
  return parties.includes("each") || parties.includes("opponent") ? "each" : "any";
};

/** Who a player is, or whose a thing is. */
export function partyOf(noun: Noun): Party {
  const { ref, either, whose, where = [], of } = noun;
  if (either !== undefined) return together(either.map(partyOf));
  if (ref !== undefined) return YOURS.has(ref) ? "you" : "any";
  const { thing } = headOf(noun);
  if (thing === "opponent" || thing === "defending player" || isAttacked(noun)) return "opponent";
  const named = where.find((one) => ownerIn(one) !== undefined);
  const owner = named && ownerIn(named);
  if (owner !== undefined) return named?.not === true ? "opponent" : partyOf(owner);
  if (whose !== undefined) return partyOf(whose);
  const zone = zoneOf(noun);
  if (zone !== undefined) return partyOf(zone);
  if (of !== undefined && headOf(of).thing !== undefined) return partyOf(of);
  return isGroup(noun) ? "each" : "any";
}

/** The zone that a thing is in, where it says whose. */
const zoneOf = ({ where = [] }: Noun): Noun | undefined => {
  const zone = where.find((one) => one.zone !== undefined && one.place !== "on")?.zone;
  return (zone?.whose ?? zone?.where) === undefined ? undefined : zone;
};

const ownerIn = ({ controller, owner, by }: Restriction): Noun | undefined =>
  controller ?? owner ?? by;

/** "the player it's attacking". */
const isAttacked = ({ where = [] }: Noun): boolean =>
  where.some(({ ongoing, did }) => ongoing === true && did?.verb === "attack");

/** A number, or X where the text gives none. */
export type Quantity = number | "X";

/** How many of a thing: one without a word for it. */
export function quantityOf({ ref, count, det, other, target, either }: Noun): Quantity {
  if (either !== undefined) return 1;
  if (count !== undefined) return numberOf(count);
  if (ref !== undefined) return ref === "them" || ref === "they" ? "X" : 1;
  return det === "a" || det === "that" || other === "another" || target === true ? 1 : "X";
}

/** The number of an amount. */
export const numberOf = ({ number, any, additional, same }: Amount): Quantity =>
  number ?? (additional === true && any === "a" && same === undefined ? 1 : "X");

/** Whether what is done is done once for each of something, or for as much as something else. */
export const isScaled = (modifiers: readonly Modifier[] = []): boolean =>
  modifiers.some(({ forEach, equalTo }) => (forEach ?? equalTo) !== undefined);

const TYPE_OF: ReadonlyMap<string, string> = new Map([
  ...CARD_TYPES.map((type) => [type, type] as const),
  ...Object.entries(SUBTYPES).flatMap(([type, names]) =>
    names.map((name) => [name, type] as const),
  ),
]);

/** The card types that words name, by themselves or by a subtype. */
export const typesIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => TYPE_OF.get(word) ?? []));

const VAGUE = new Set(["card", "permanent", "spell", "token", "target", "source", "one"]);

/** What must hold of a thing, in words, "self" for the card itself. A row for each alternative. Words that say nothing are left out. */
export function wordsOfNoun(noun: Noun): readonly (readonly string[])[] {
  if (noun.either !== undefined) return noun.either.flatMap(wordsOfNoun);
  if (noun.ref === "SELF") return [["self"]];
  return (noun.is ?? []).reduce<readonly (readonly string[])[]>(
    (rows, trait) => rows.flatMap((row) => wordsOfTrait(trait).map((more) => [...row, ...more])),
    [[]],
  );
}

function wordsOfTrait(trait: Trait): readonly (readonly string[])[] {
  const { any, not, type, subtype, supertype, colour, thing = "", state } = trait;
  if (any !== undefined) {
    const rows = any.map((row) => wordsOfNoun({ is: row }));
    return trait.join === "," ? [rows.flatMap(([first = []]) => first)] : rows.flat();
  }
  if (not !== undefined)
    return [wordsOfTrait(not).flatMap((row) => row.map((word) => `non${word}`))];
  const word = type ?? subtype ?? supertype ?? colour ?? (VAGUE.has(thing) ? "" : thing);
  if (word !== "") return [[word]];
  return [state === "colorless" ? [state] : []];
}
