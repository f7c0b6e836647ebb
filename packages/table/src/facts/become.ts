import { type Clause, headOf, type Noun, type Quality, type Trait } from "@spellwright/card-text";
import type { CardChange } from "@spellwright/judge";
import { COLOR_LETTERS } from "../color-letters.ts";
import { asPrinted, hasOnly } from "./fields.ts";

/**
 * What a thing becomes: types, colors and base size (CR 205.1, 305.7, 613.1d, 613.4b). Undefined where a part of it is
 * not known.
 *
 * @param keeps what it keeps of its other types, where the text says so
 */
export function becomingOf(noun: Noun, keeps: Kept): readonly CardChange[] | undefined {
  const { is = [], where = [], ...rest } = noun;
  const [one, more] = where;
  const isKnown = hasOnly(rest, "det") && is.every(isTold) && more === undefined;
  if (!isKnown || !hasOnly(one ?? {}, "having")) return undefined;
  const base = one?.having === undefined ? [] : baseSize(one.having);
  const types = keeps === "all" ? added(is) : replaced(is, keeps, base?.length === 0);
  const colors = is.flatMap(({ colour = "" }) => COLOR_LETTERS[colour] ?? []);
  const isColored = colors.length > 0 || is.some(({ state }) => state !== undefined);
  if (types === undefined || base === undefined || (keeps === "all" && isColored)) return undefined;
  return [...types, ...(isColored ? [{ layer: "5" as const, colors }] : []), ...base];
}

/** What of the other types stays: all of them, none, or what the rules say. */
export type Kept = "all" | "none" | "by the rules";

const isTold = (trait: Trait): boolean =>
  hasOnly(trait, "type", "subtype", "colour") ||
  (trait.state === "colorless" && hasOnly(trait, "state"));

/** “base power and toughness 1/1”, “power and toughness each equal to its mana value”. */
export function baseSize(having: Clause | Quality): readonly CardChange[] | undefined {
  const { size, compare } = having;
  if (size !== undefined && compare === undefined) return sized(size);
  const { count } = compare?.amount ?? {};
  const isBoth = BOTH.has(compare?.measure) && compare?.is === "each equal to";
  const isManaValue = count?.whose?.ref === "its" && headOf(count).thing === "mana value";
  return isBoth && isManaValue && hasOnly(count, "whose", "is")
    ? [{ layer: "7b", power: "mana-value", toughness: "mana-value" }]
    : undefined;
}

const BOTH: ReadonlySet<string | undefined> = new Set([
  "power and toughness",
  "base power and toughness",
  "base power and base toughness",
]);

function sized(size: string): readonly CardChange[] | undefined {
  const [power = Number.NaN, toughness = Number.NaN] = size.split("/").map(Number);
  const isNumber = Number.isInteger(power) && Number.isInteger(toughness);
  return isNumber ? [{ layer: "7b", power, toughness }] : undefined;
}

const typesIn = (is: readonly Trait[]): readonly string[] =>
  is.flatMap(({ type }) => (type === undefined ? [] : asPrinted(type)));
const subtypesIn = (is: readonly Trait[]): readonly string[] =>
  is.flatMap(({ subtype }) => (subtype === undefined ? [] : asPrinted(subtype)));

const added = (is: readonly Trait[]): readonly CardChange[] => [
  { layer: "4", addTypes: typesIn(is), addSubtypes: subtypesIn(is) },
];

/** Basic land types (CR 305.6). */
const BASIC_LANDS: ReadonlySet<string> = new Set([
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
]);

/** An “artifact creature” keeps its types (CR 205.1b). Of a kind of them it depends on more than is said here. */
function replaced(
  is: readonly Trait[],
  keeps: Kept,
  isBare: boolean,
): readonly CardChange[] | undefined {
  const types = typesIn(is);
  const subtypes = subtypesIn(is);
  if (subtypes.length > 0 && subtypes.every((type) => BASIC_LANDS.has(type)))
    return types.length === 0 && isBare ? [{ layer: "4", setLandTypes: subtypes }] : undefined;
  if (types.length > 1 && keeps !== "none") return subtypes.length === 0 ? added(is) : undefined;
  if (types.length === 0 && subtypes.length === 0) return [];
  return [
    { layer: "4", setSubtypes: subtypes, ...(types.length === 0 ? {} : { setTypes: types }) },
  ];
}
