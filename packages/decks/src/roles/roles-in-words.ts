import type { CardWords } from "./card-words.ts";
import { isFastMana } from "./fast-mana.ts";
import { ROLES, type Role } from "./roles.ts";
import { ANSWERS, isOverloaded } from "./rules/answers.ts";
import { LANDS_AND_TURNS } from "./rules/lands-and-turns.ts";
import { MANA_AND_CARDS } from "./rules/mana-and-cards.ts";
import { keywordRoles, PLANS } from "./rules/plans.ts";
import type { RoleRule } from "./rules/rule.ts";
import { SHIELDS_AND_TAXES } from "./rules/shields-and-taxes.ts";

const RULES: Readonly<Partial<Record<Role, RoleRule>>> = {
  ...MANA_AND_CARDS,
  ...ANSWERS,
  ...SHIELDS_AND_TAXES,
  ...LANDS_AND_TURNS,
  ...PLANS,
};

/** The roles that the words of a card give it. */
export const rolesInWords = (words: CardWords): ReadonlySet<Role> => {
  const byKeyword: Readonly<Partial<Record<Role, boolean>>> = keywordRoles(words);
  const found = new Set(
    ROLES.filter((role) => {
      const rule = RULES[role];
      return byKeyword[role] === true || words.deeds.some((deed) => rule?.(deed, words) === true);
    }),
  );
  // Lands that make mana are the mana base.
  if (words.type.split(" ").includes("Land")) found.delete("ramp");
  if (isFastMana(words)) found.add("fastMana");
  if (found.has("removal") && isOverloaded(words)) found.add("wipe");
  return found;
};
