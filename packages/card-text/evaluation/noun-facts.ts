// What a noun is and whose it is, in the words of LABELS.md. Undefined where it was named before.
import type { Noun, Trait } from "../src/index.ts";
import { SUBTYPES } from "../src/vocabulary/subtypes.ts";
import FORMS from "./label-forms.json" with { type: "json" };

const OBJECTS: Readonly<Record<string, string>> = FORMS.objects;
const OWNERLESS: ReadonlySet<string> = new Set(FORMS.ownerless);
const REMAINING: ReadonlySet<string> = new Set(["rest", "other"]);
const NAMED: ReadonlySet<string> = new Set(["SELF", "you", "this ability"]);

/** The head noun in plain words. */
export function objectOf(noun: Noun): string | undefined {
  const { ref, either, is = [] } = noun;
  if (ref !== undefined) return NAMED.has(ref) ? (OBJECTS[ref] ?? ref) : undefined;
  if (either !== undefined)
    return noun.join === "or" ? joined(either.map(objectOf)) : objectOf(either[0] as Noun);
  const head = is.at(-1);
  if (head === undefined || (head.thing === "one" && noun.where !== undefined)) return undefined;
  if (REMAINING.has(head.thing ?? "")) return undefined;
  return noun.det === "any" && head.thing === "target" ? "any-target" : joined(headsOf(head));
}

function headsOf(trait: Trait): (string | undefined)[] {
  if (trait.any !== undefined) return trait.any.flatMap((row) => row.slice(-1).flatMap(headsOf));
  const name = trait.type ?? trait.thing ?? typeOfSubtype(trait.subtype);
  return [OBJECTS[name ?? ""] ?? name?.replaceAll(" ", "-")];
}

function typeOfSubtype(subtype = ""): string | undefined {
  return Object.entries(SUBTYPES).find(([, names]) => names.includes(subtype))?.[0];
}

function joined(names: readonly (string | undefined)[]): string | undefined {
  const known = names.filter((name) => name !== undefined);
  return known.length < names.length ? undefined : [...new Set(known)].sort().join("/");
}

/** Whose a thing is: you, opponent, any, self; null: nobody's. */
export function whoseOf(noun: Noun): string | null | undefined {
  if (noun.ref !== undefined) return whoseOfRef(noun.ref);
  if (noun.either !== undefined) return sameOf(noun.either.map(whoseOf));
  if (noun.is?.at(-1)?.thing === "opponent") return "opponent";
  const object = objectOf(noun);
  if (object === undefined) return undefined;
  if (OWNERLESS.has(object)) return null;
  const owner = ownerOf(noun);
  if (owner !== undefined) return isOfOthers(noun) ? "opponent" : whoseOf(owner);
  return isNamedBefore(noun) ? undefined : "any";
}

function whoseOfRef(ref: string): string | undefined {
  if (ref === "SELF") return "self";
  return ref === "you" || ref === "your" ? "you" : undefined;
}

function sameOf<T>(all: readonly T[]): T | undefined {
  return new Set(all).size === 1 ? all[0] : undefined;
}

/** "That card", "one of those", "the cards revealed this way". */
export function isNamedBefore({ ref, det, of, where = [] }: Noun): boolean {
  const isPronoun = ref !== undefined && !NAMED.has(ref);
  const isThat = det === "that" || det === "those" || of !== undefined;
  return isPronoun || isThat || where.some(({ done }) => done !== undefined);
}

const isOfOthers = ({ where = [] }: Noun) =>
  where.some(({ not, controller }) => not === true && controller?.ref === "you");

/** Who controls or owns it, or whose the zone is that it comes from. */
export function ownerOf({ whose, where = [] }: Noun): Noun | undefined {
  const named = where.map(({ controller, owner, by }) => controller ?? owner ?? by);
  const owner = named.find((one) => one !== undefined) ?? whose;
  if (owner !== undefined) return owner;
  const zones = where.flatMap(({ zone, place }) =>
    zone === undefined || place === "on" ? [] : [isNamedBefore(zone) ? zone : ownerOf(zone)],
  );
  return zones.find((zone) => zone !== undefined);
}

/** How many: null where a text gives no number. */
export function amountOf({ count, det, other, target, is, either }: Noun): number | "X" | null {
  if (either !== undefined) return sameOf(either.map(amountOf)) ?? null;
  if (count !== undefined) return count.or === undefined ? (count.number ?? null) : null;
  if (is?.at(-1)?.thing === "one") return 1;
  return det === "a" || (other === "another" && target === undefined) ? 1 : null;
}
