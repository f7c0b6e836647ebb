import type { Card } from "@spellwright/contract";
import type { Thing } from "./scene.ts";

/** What is told of a creature that nobody named. */
export interface DescribedCreature {
  /** Abilities as a card prints them: "Hexproof". */
  readonly abilities: readonly string[];
  readonly size?: readonly [power: string, toughness: string];
}

/** A creature that is told by what it has. Its name, colours, mana value and further types are open. */
export function createDescribedCreature({
  abilities,
  size,
}: DescribedCreature): Thing & { readonly card: Card } {
  const card: Card = {
    id: "",
    name: "",
    layout: "normal",
    cmc: Number.NaN,
    type_line: "Creature",
    oracle_text: abilities.join("\n"),
    color_identity: [],
    keywords: [...abilities],
    legalities: {},
    game_changer: false,
    ...(size === undefined ? {} : { power: size[0], toughness: size[1] }),
  };
  return { card, kinds: new Set(["creature"]), zone: "battlefield", isOpen: true };
}
