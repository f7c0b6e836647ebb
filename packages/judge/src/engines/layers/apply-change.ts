import { BASIC_LAND_COLORS } from "@spellwright/cards";
import type { Change, Permanent, Size } from "./effect.ts";

const sizeOf = (size: Size, permanent: Permanent): number =>
  size === "mana-value" ? permanent.manaValue : size;

const union = (all: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> =>
  new Set([...all, ...more]);

const WITHOUT_ABILITIES = { abilities: new Set<string>(), restrictions: [], lostAbilities: true };

const typed = (permanent: Permanent, change: Extract<Change, { layer: "4" }>): Permanent => {
  if ("addTypes" in change)
    return {
      ...permanent,
      types: union(permanent.types, change.addTypes),
      subtypes: union(permanent.subtypes, change.addSubtypes),
    };
  if ("setSubtypes" in change)
    return {
      ...permanent,
      types: change.setTypes === undefined ? permanent.types : new Set(change.setTypes),
      subtypes: new Set(change.setSubtypes),
    };
  const kept =
    permanent.types.size > 1
      ? [...permanent.subtypes].filter((type) => !Object.hasOwn(BASIC_LAND_COLORS, type))
      : [];
  return {
    ...permanent,
    subtypes: new Set([...kept, ...change.setLandTypes]),
    ...WITHOUT_ABILITIES,
  };
};

const able = (permanent: Permanent, change: Extract<Change, { layer: "6" }>): Permanent => {
  if ("loseAll" in change) return { ...permanent, ...WITHOUT_ABILITIES };
  if ("restrict" in change)
    return { ...permanent, restrictions: [...permanent.restrictions, ...change.restrict] };
  if ("gain" in change) return { ...permanent, abilities: union(permanent.abilities, change.gain) };
  return {
    ...permanent,
    abilities: new Set(
      [...permanent.abilities].filter((ability) => !change.lose.includes(ability)),
    ),
  };
};

/** The permanent after one part of an effect. */
export const applyChange = (permanent: Permanent, change: Change): Permanent => {
  switch (change.layer) {
    case "1":
      return { ...permanent, ...change.copy, lostAbilities: false };
    case "2":
      return { ...permanent, controller: change.controller };
    case "4":
      return typed(permanent, change);
    case "5":
      return { ...permanent, colors: new Set(change.colors) };
    case "6":
      return able(permanent, change);
    case "7a":
    case "7b":
      return {
        ...permanent,
        power: sizeOf(change.power, permanent),
        toughness: sizeOf(change.toughness, permanent),
      };
    case "7c":
      return {
        ...permanent,
        power: permanent.power + change.power,
        toughness: permanent.toughness + change.toughness,
      };
    case "7d":
      return { ...permanent, power: permanent.toughness, toughness: permanent.power };
  }
};
