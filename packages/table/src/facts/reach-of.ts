import { headOf, type Noun, type Restriction, type Trait } from "@spellwright/card-text";
import type { CardEffect, Scope } from "@spellwright/judge";
import { COLOR_LETTERS } from "../color-letters.ts";
import { personOf } from "../fits.ts";
import { asPrinted, hasOnly } from "./fields.ts";

/** On what an effect is: what is worn or aimed at, or whatever fits; and whose. */
export type Reach = Pick<CardEffect, "to" | "whose">;

const WORN: ReadonlySet<string | undefined> = new Set(["enchant", "equip"]);
const BEARERS: ReadonlySet<string | undefined> = new Set(["creature", "permanent"]);
const GROUPS: ReadonlySet<string | undefined> = new Set([undefined, "each", "all"]);

/** The permanents that the subject of an effect names. Undefined where one word of it is not known. */
export function reachOf(noun: Noun): Reach | undefined {
  const { is = [], where = [], target, det } = noun;
  const whose = whoseOf(where);
  if (whose === undefined || !hasOnly(noun, "is", "where", "target", "det", "other"))
    return undefined;
  if (is.some(({ done }) => WORN.has(done)))
    return isBearer(noun) ? { to: "chosen", whose } : undefined;
  if (target === true) return isAimed(noun) ? { to: "chosen", whose } : undefined;
  if (!GROUPS.has(det)) return undefined;
  const scope = scopeOf(is);
  if (scope === undefined || noun.other === "another") return undefined;
  return { to: noun.other === undefined ? scope : { ...scope, other: true }, whose };
}

/** “Equipped creature”, “enchanted permanent”. */
const isBearer = ({ is = [], where = [], det, other }: Noun): boolean =>
  is.length === 2 &&
  where.length === 0 &&
  (det ?? other) === undefined &&
  BEARERS.has(nameOf(headOf({ is })));

const nameOf = ({ type, thing }: Trait): string | undefined => type ?? thing;

/** “Target creature or Vehicle”: any of them is one that the question tells. */
const isAimed = ({ is = [], det, other }: Noun): boolean => {
  const [what = {}, more] = is;
  const rows = what.any ?? [[what]];
  const isCreature = rows.some(([one = {}, and]) => and === undefined && one.type === "creature");
  return isCreature && more === undefined && (det ?? other) === undefined;
};

function whoseOf(where: readonly Restriction[]): CardEffect["whose"] | undefined {
  const [one, more] = where;
  if (one === undefined) return "anyone";
  if (more !== undefined || one.controller === undefined || !hasOnly(one, "controller", "not"))
    return undefined;
  const person = personOf(one.controller);
  if (person.ref === "you") return one.not === true ? "its-opponents" : "its-controller";
  return headOf(person).thing === "opponent" && one.not === undefined ? "its-opponents" : undefined;
}

/** “Nontoken” and what else a type line does not tell is not known. */
function scopeOf(is: readonly Trait[]): Scope | undefined {
  const parts = is.map(qualityOf);
  const types = parts.flatMap((part) => part?.types ?? []);
  // Two of one sort are left alone. Card types add up: “artifact creatures”.
  const others = parts
    .flatMap((part) => Object.keys(part ?? {}))
    .filter((field) => field !== "types");
  if (parts.includes(undefined) || new Set(others).size < others.length) return undefined;
  return { ...Object.assign({}, ...parts), ...(types.length === 0 ? {} : { types }) };
}

function qualityOf(trait: Trait): Scope | undefined {
  const { not, any } = trait;
  if (any !== undefined)
    return anyOf(any.map((row) => (row.length === 1 ? qualityOf(row[0] ?? {}) : undefined)));
  if (not !== undefined) {
    const quality = hasOnly(not, "type", "subtype", "supertype", "colour") && qualityOf(not);
    return quality ? { not: quality } : undefined;
  }
  if (trait.type !== undefined) return { types: [asPrinted(trait.type)] };
  if (trait.subtype !== undefined) return { subtypes: [asPrinted(trait.subtype)] };
  if (trait.supertype !== undefined) return { supertypes: [asPrinted(trait.supertype)] };
  const letter = COLOR_LETTERS[trait.colour ?? ""];
  return letter === undefined ? undefined : { colors: [letter] };
}

/** “Knights and Mounts”, “blue and black”: one of them is enough. */
function anyOf(qualities: readonly (Scope | undefined)[]): Scope | undefined {
  const subtypes = qualities.flatMap((one) => one?.subtypes ?? []);
  const colors = qualities.flatMap((one) => one?.colors ?? []);
  if (subtypes.length === qualities.length) return { subtypes };
  return colors.length === qualities.length ? { colors } : undefined;
}
