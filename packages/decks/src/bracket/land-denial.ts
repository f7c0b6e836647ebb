import { saysRole } from "../roles/recognise-roles.ts";
import { type BracketCard, keysOf, nameKey } from "./bracket-card.ts";
import type { BracketPolicy } from "./bracket-data.ts";

/**
 * Whether a card denies many lands at once (BRK-03).
 *
 * @param card null: only its name is looked at
 */
export const massLandDenial = (
  policy: BracketPolicy["massLandDenial"],
): ((name: string, card: BracketCard | null) => boolean) => {
  const named = keysOf(policy.cards);
  const except = keysOf(policy.except);
  return (name, card) => {
    const key = nameKey(name);
    if (named.has(key)) return true;
    if (card === null || except.has(key)) return false;
    return saysRole(card, "landDenial");
  };
};
