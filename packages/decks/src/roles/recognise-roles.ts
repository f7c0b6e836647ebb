import type { Card } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readOnce } from "./read-once.ts";
import { ROLES, type Role } from "./roles.ts";
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
  if (isRead(card)) return { roles: readOnce(card).roles, source: "official" };
  if (card.summary) return { roles: summaryRoles(card), source: "summary" };
  return { roles: new Set(), source: "none" };
};

/** The roles that a card's own words give it; a card may have several, and mostly has none. */
export const recogniseRoles: (card: RoleCard) => CardRoles = oncePerCard(read);

/** Whether a card has a role by its official text. */
export const saysRole = (card: RoleCard, role: Role): boolean => {
  const { roles, source } = recogniseRoles(card);
  return source === "official" && roles.has(role);
};
