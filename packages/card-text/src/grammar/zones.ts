import { where } from "../engine/derive.ts";
import type { Rule } from "../engine/rule.ts";
import type { Noun } from "../types/index.ts";
import { noun } from "./holes.ts";

const ZONES = new Set([
  "battlefield",
  "hand",
  "library",
  "graveyard",
  "exile",
  "stack",
  "command zone",
  "zone",
]);

/**
 * Where something is or goes. What follows the name of a zone belongs to what is moved, not to the zone: a
 * card from a graveyard "with mana value 2".
 */
export const zoneNoun: Rule<Noun> = where(noun, (thing) => !isZone(thing) || isPlain(thing));

function isZone({ is, either }: Noun): boolean {
  const last = is?.at(-1);
  return (
    ZONES.has(last?.thing ?? "") ||
    last?.any?.some((row) => ZONES.has(row.at(-1)?.thing ?? "")) === true ||
    either?.some(isZone) === true
  );
}

function isPlain({ where: narrowed = [], either = [] }: Noun): boolean {
  return narrowed.every(({ place }) => place === "of") && either.every(isPlain);
}
