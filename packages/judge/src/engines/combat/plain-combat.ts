import type { Understanding } from "../../question/understand.ts";

/**
 * Concepts that a plain combat may speak of. Anything else (a spell in response, a counter, a copy)
 * could change the numbers, so the engine leaves such a question to the interactions.
 */
const PLAIN = new Set(
  `trample trample-over-planeswalkers deathtouch first-strike double-strike lifelink indestructible infect wither toxic
  flying reach menace shadow horsemanship skulk protection vigilance haste defender defending-player
  attack attacker block blocker unblocked damage combat-damage lethal-damage marked-damage excess-damage assign-damage
  combat-damage-step combat-phase declare-attackers declare-blockers dies survives kill destroy gain-life lose-life life-total
  player opponent creature planeswalker battle loyalty turn opponents-turn end-of-turn color power toughness control controller
  owner card token legendary vehicle artifact permanent battlefield poison counter-marker ability commander simultaneous
  several-blockers planeswalker-damage
  equip equipment aura enchantment enchant enchant-creature attach pump plus-one-counter minus-one-counter gain-ability static-ability duration
  fear intimidate summoning-sickness unblocked lose-game may-ability permission choose phase end-of-combat multiplayer commander-damage`.split(
    /\s+/,
  ),
);

/** Whether a question speaks of nothing but a plain combat; `besides`: other concepts that may be there. */
export const isPlainCombat = (
  { asked, vocabulary }: Pick<Understanding, "asked" | "vocabulary">,
  besides: ReadonlySet<string> = new Set(),
): boolean => ![...asked].some((id) => vocabulary.isBase(id) && !PLAIN.has(id) && !besides.has(id));
