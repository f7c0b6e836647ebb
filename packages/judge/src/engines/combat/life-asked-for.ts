import type { CombatOutcome } from "./combat.ts";
import type { DescribedCombat } from "./read-combat.ts";

const ME = /\b(?:je|j|me|moi|ma|mon|i|my|mine)\b/;
const OPPONENT = /\b(?:adversaires?|adverse|opponents?|opponent s|they|their|he|she|il|elle|lui)\b/;

/** Life gained by the side the sentence asks for; by everyone when it names none. */
export const lifeAskedFor = (
  sentence: string,
  { asker }: DescribedCombat,
  { lifeGained }: CombatOutcome,
): number => {
  const mine = asker === "blocker" ? lifeGained.defender : lifeGained.attacker;
  const theirs = asker === "blocker" ? lifeGained.attacker : lifeGained.defender;
  const gains = /\b(?:gagn\w*|gain\w*)\b/.exec(sentence)?.index ?? 0;
  const near = sentence.slice(Math.max(0, gains - 25), gains + 25);
  if (OPPONENT.test(near) && !ME.test(near.replace(/\b(?:mon|my) (?:adversaire|opponent)/g, "")))
    return theirs;
  return ME.test(near) ? mine : mine + theirs;
};
