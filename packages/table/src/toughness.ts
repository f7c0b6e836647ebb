import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";

/** Keywords by which a creature is not as big as it is printed, mostly as it enters with counters. */
const GROWING: ReadonlySet<string> = new Set(
  "amplify backup bloodthirst devour fabricate graft modular prototype ravenous riot sunburst tribute unleash".split(
    " ",
  ),
);

/** The toughness of a creature as it lies on the table. Undefined where the printed one does not tell. */
export function toughnessOf(card: Card): number | undefined {
  const { toughness } = card;
  if (toughness == null || !/^[1-9]\d*$/.test(toughness)) return undefined;
  // “Modular—Sunburst” is read as one name.
  const isGrowing = abilitiesOf(card).some(
    (one) => one.kind === "keyword" && one.name.split(" ").some((word) => GROWING.has(word)),
  );
  return isGrowing ? undefined : Number(toughness);
}
