import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { castForFree } from "../roles/cast-for-free.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import type { Role } from "../roles/roles.ts";

const ANSWERS: readonly Role[] = ["counterspell", "removal", "wipe", "protection"];

/** Whether a card answers something, or protects, and may be cast for no mana. */
export const isFreeInteraction = oncePerCard((card: CardFacts): boolean => {
  if (!castForFree(card)) return false;
  const { roles, does } = recogniseRoles(card);
  return ANSWERS.some((role) => roles.has(role)) || does.traits.has("turnsSpell");
});
