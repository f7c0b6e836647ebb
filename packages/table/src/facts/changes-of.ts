import type { Clause, Noun, Quoted } from "@spellwright/card-text";
import type { CardChange } from "@spellwright/judge";
import { baseSize, becomingOf } from "./become.ts";
import { hasOnly } from "./fields.ts";
import { keywordNames } from "./keyword-names.ts";
import { restrictionsOf } from "./restriction-of.ts";

/**
 * What a clause changes of its subject, by layers (CR 613.1): “gets +1/+1”, “has flying”, “loses all abilities”, “is a
 * Swamp in addition to its other types”. Undefined where a part of it is not known.
 *
 * @param isBare whether the same effect takes all types that it does not give
 */
export function changesOf(clause: Clause, isBare = false): readonly CardChange[] | undefined {
  if (clause.modal !== undefined) {
    const restrict = restrictionsOf(clause);
    return restrict && [{ layer: "6", restrict }];
  }
  return CHANGES[clause.verb ?? ""]?.(clause, isBare);
}

const STEP = ["who", "join", "verb", "modifiers"];

type Reader = (clause: Clause, isBare: boolean) => readonly CardChange[] | undefined;

const gains: Reader = (clause) => {
  if (clause.part === BASE_SIZE && hasOnly(clause, ...STEP, "part", "size"))
    return baseSize(clause);
  if (clause.compare !== undefined)
    return hasOnly(clause, ...STEP, "compare") ? baseSize(clause) : undefined;
  const gain = keywordNames(clause.abilities ?? []);
  const isPlain = hasOnly(clause, ...STEP, "abilities", "quoted") && !isAddition(clause);
  if (!isPlain || gain === undefined || !(clause.quoted ?? []).every(isUsed)) return undefined;
  return gain.length > 0 ? [{ layer: "6", gain }] : [];
};

/** Given abilities that somebody has to activate: nobody does unless it is told. */
const isUsed = ({ abilities }: Quoted): boolean =>
  abilities.every(({ kind }) => kind === "activated");

const becomes: Reader = (clause, isBare) => {
  const { what } = clause;
  if (what === undefined || !hasOnly(clause, ...STEP, "what")) return undefined;
  if (isAddition(clause)) return becomingOf(what, "all");
  return becomingOf(what, isBare ? "none" : "by the rules");
};

/** What each verb does to its subject. */
const CHANGES: Readonly<Record<string, Reader>> = {
  get: (clause) => (hasOnly(clause, ...STEP, "size") ? bonus(clause.size) : undefined),
  have: gains,
  gain: gains,
  lose: (clause) =>
    hasOnly(clause, ...STEP, "what") && lostOf(clause.what).has("ability")
      ? [{ layer: "6", loseAll: true }]
      : undefined,
  be: becomes,
  become: becomes,
};

const BASE_SIZE = "base power and toughness";

/** “in addition to its other types”. */
const isAddition = ({ modifiers = [] }: Clause): boolean =>
  modifiers.some(({ limit }) => limit?.startsWith("in addition to") === true);

/** “+2/-1”, “-x/-x”. */
function bonus(size = ""): readonly CardChange[] | undefined {
  const parts = size.split("/");
  const isX = parts.every((part) => part.endsWith("x") || Number(part) === 0) && size.includes("x");
  const [power = Number.NaN, toughness = Number.NaN, more] = parts.map((part) =>
    Number(isX ? part.replace("x", "1") : part),
  );
  if (more !== undefined || !Number.isInteger(power) || !Number.isInteger(toughness))
    return undefined;
  return [{ layer: "7c", power, toughness, ...(isX ? { times: "X" } : {}) }];
}

const LOST: ReadonlySet<string | undefined> = new Set(["ability", "card type", "creature type"]);

/** “all other abilities, card types, and creature types”. Nothing where it is something else. */
function lostOf({ is = [], ...rest }: Noun = {}): ReadonlySet<string | undefined> {
  const rows = is[0]?.any?.map(([one]) => one) ?? is;
  const lost = rows.map((one) => one?.thing);
  const isKnown = rest.det === "all" && hasOnly(rest, "det", "other") && is.length === 1;
  return new Set(isKnown && lost.every((thing) => LOST.has(thing)) ? lost : []);
}

/** Whether a clause takes all types that its effect does not give. */
export const losesTypes = ({ verb, what }: Clause): boolean =>
  verb === "lose" && lostOf(what).has("card type");
