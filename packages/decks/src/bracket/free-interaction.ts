import type { CardFacts } from "../card-facts.ts";
import { rulesTextOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { castForFree } from "../roles/cast-for-free.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import type { Role } from "../roles/roles.ts";

const ANSWERS: readonly Role[] = ["counterspell", "removal", "wipe", "protection"];

/** What does something else to a spell than counter it: exile it, turn it aside, take it. */
const TURNS_SPELLS =
  /\b(?:retargets|steals) an? [^.]*\bspell\b|\b(?:exile|choose|choose new targets for|change the target of|gain control of)\b[^.\n]*\btarget\b[^.\n]*\bspells?\b/i;

/** Whether a card answers something, or protects, and may be cast for no mana. */
export const isFreeInteraction = oncePerCard((card: CardFacts): boolean => {
  if (!castForFree(card)) return false;
  const { roles } = recogniseRoles(card);
  return (
    ANSWERS.some((role) => roles.has(role)) ||
    TURNS_SPELLS.test(`${rulesTextOf(card)}\n${card.summary?.en ?? ""}`)
  );
});
