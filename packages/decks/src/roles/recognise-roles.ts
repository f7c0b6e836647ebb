import type { Card } from "@spellwright/contract";
import { textGivesTurn } from "../bracket/extra-turns.ts";
import { textDeniesLands } from "../bracket/land-denial.ts";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type Abilities, abilitiesOf } from "./card-abilities.ts";
import { isFastMana } from "./fast-mana.ts";
import { ROLES, type Role } from "./roles.ts";
import { ANSWERS } from "./rules/answers.ts";
import { MANA_AND_CARDS } from "./rules/mana-and-cards.ts";
import { PLANS } from "./rules/plans.ts";
import type { RoleRule, RoleRules } from "./rules/rule.ts";
import { SUMMARY_PATTERNS } from "./summary-patterns.ts";

/** What stands the recognition on: the Oracle text, our own summary, or nothing. */
export type TextSource = "official" | "summary" | "none";

/** A card whose roles are asked. */
export type RoleCard = CardFacts & Partial<Pick<Card, "summary">>;

/** The roles of one card, and what they were read from. */
export interface CardRoles {
  readonly roles: ReadonlySet<Role>;
  readonly source: TextSource;
}

const RULES: Readonly<Partial<Record<Role, RoleRules>>> = {
  ...MANA_AND_CARDS,
  ...ANSWERS,
  ...PLANS,
};

const applies = (rule: RoleRule, { whole, own }: ReturnType<typeof abilitiesOf>): boolean => {
  const texts: Abilities = rule.quoted === true ? whole : own;
  const parts = rule.within === "sentence" ? texts.sentences : texts.abilities;
  return parts.some(
    (part) =>
      rule.any.some((pattern) => pattern.test(part)) &&
      !(rule.not ?? []).some((pattern) => pattern.test(part)),
  );
};

/** A spell with overload does to each what it says of a target (CR 702.96a). */
const isOverloaded = (abilities: readonly string[]): boolean =>
  abilities.some((each) => /^overload\b/i.test(each));

const officialRoles = (card: CardFacts): ReadonlySet<Role> => {
  const texts = abilitiesOf(card);
  const { abilities } = texts.own;
  const isLand = /\bLand\b/.test(frontTypeOf(card));
  const found = new Set<Role>();
  const text = texts.whole.abilities.join("\n").toLowerCase();
  for (const role of ROLES) {
    const known = RULES[role];
    if (!known?.needs.some((word) => text.includes(word))) continue;
    if (known.rules.some((rule) => applies(rule, texts))) found.add(role);
  }
  // Lands that make mana are the mana base.
  if (isLand) found.delete("ramp");
  if (isFastMana(card, abilities)) found.add("fastMana");
  if (textDeniesLands(card)) found.add("landDenial");
  if (textGivesTurn(card)) found.add("extraTurn");
  if (found.has("removal") && isOverloaded(abilities)) found.add("wipe");
  return found;
};

const summaryRoles = (card: RoleCard): ReadonlySet<Role> => {
  const text = card.summary?.en ?? "";
  const isLand = /\bLand\b/.test(frontTypeOf(card));
  return new Set(
    ROLES.filter((role) => !(isLand && role === "ramp") && SUMMARY_PATTERNS[role]?.test(text)),
  );
};

/** Whether the card's official text is known; that of a vanilla creature is known to be empty. */
const isRead = (card: RoleCard): boolean =>
  typeof card.oracle_text === "string" || rulesTextOf(card).trim() !== "";

const read = (card: RoleCard): CardRoles => {
  if (isRead(card)) return { roles: officialRoles(card), source: "official" };
  if (card.summary) return { roles: summaryRoles(card), source: "summary" };
  return { roles: new Set(), source: "none" };
};

/** The roles that a card's own words give it; a card may have several, and mostly has none. */
export const recogniseRoles: (card: RoleCard) => CardRoles = oncePerCard(read);
