import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";
import { keywordsOf } from "./targeting.ts";

/** By these, damage kills or shrinks beside its amount (CR 702.2, 702.80, 702.90). */
const DEADLY = ["deathtouch", "infect", "wither"];

/** Whether only its amount tells what the damage of a card does to a creature. */
export const hasPlainDamage = (card: Card): boolean =>
  DEADLY.every((name) => keywordsOf(abilitiesOf(card), name).length === 0);
