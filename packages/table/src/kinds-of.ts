import type { Card } from "@spellwright/contract";

/** The types, subtypes and supertypes of a card's first face, in lower case. */
export function kindsOf({ type_line }: Pick<Card, "type_line">): ReadonlySet<string> {
  const [front = ""] = type_line.split(" // ");
  return new Set(
    front
      .toLowerCase()
      .split(/[\s\u2014]+/u)
      .filter((word) => word !== ""),
  );
}

const PERMANENTS = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"];

/** Whether something of these kinds is a permanent (CR 110.4). */
export const isPermanent = (kinds: ReadonlySet<string>): boolean =>
  PERMANENTS.some((kind) => kinds.has(kind));
