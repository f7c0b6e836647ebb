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

/** Qualities that a thing may be "of". */
const ATTRIBUTES = new Set(["color", "type", "creature type", "card type", "name", "choice"]);

/**
 * Where something is or goes. What follows the name of a zone belongs to what is moved, not to the zone: a
 * card from a graveyard "with mana value 2".
 */
export const zoneNoun: Rule<Noun> = where(
  noun,
  (thing) => (!isZone(thing) || isPlain(thing)) && !isLongAttribute(thing) && !holdsRest(thing),
);

/** "on top of your library and the rest": the rest goes elsewhere. */
const holdsRest = ({ either = [] }: Noun): boolean => either.some(isRest);

/** "the rest", "the other". */
export const isRest = ({ is }: Noun): boolean => RESTS.has(is?.at(-1)?.thing ?? "");

const RESTS = new Set(["rest", "other"]);

/** "of the chosen color": what follows is no more of the color. */
function isLongAttribute({ is, where: narrowed = [] }: Noun): boolean {
  const head = is?.at(-1)?.thing ?? "";
  return (
    ATTRIBUTES.has(head) &&
    narrowed.some(({ place, zone }) =>
      head === "choice"
        ? place !== "of" || ATTRIBUTES.has(zone?.is?.at(-1)?.thing ?? "")
        : place !== "of" && place !== "among",
    )
  );
}

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
