import { COUNTER_NAMES } from "./counters.ts";
import { SUBTYPES } from "./subtypes.ts";

export const CARD_TYPES = [
  "artifact",
  "battle",
  "conspiracy",
  "creature",
  "dungeon",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "phenomenon",
  "plane",
  "planeswalker",
  "scheme",
  "sorcery",
  "vanguard",
  "tribal",
] as const;
export const SUPERTYPES = [
  "basic",
  "legendary",
  "ongoing",
  "snow",
  "world",
  "elite",
  "host",
] as const;
export const COLOURS = ["white", "blue", "black", "red", "green"] as const;

/** All subtypes, of every card type. */
export const ALL_SUBTYPES: ReadonlySet<string> = new Set(Object.values(SUBTYPES).flat());

/** The names of a list that is written with commas. */
export const namesOf = (list: string): readonly string[] =>
  list.split(",").map((name) => name.trim().replace(/\s+/g, " "));

export const COUNTERS: ReadonlySet<string> = new Set(namesOf(COUNTER_NAMES));
