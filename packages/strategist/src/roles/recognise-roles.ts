import type { Card } from "@spellwright/contract";
import { ROLE_PATTERNS, ROLES, type Role } from "./roles.ts";

/** What stands the recognition on: the Oracle text, our own summary, or nothing. */
export type TextSource = "official" | "summary" | "none";

export interface CardRoles {
  readonly roles: ReadonlySet<Role>;
  readonly source: TextSource;
}

/** The abilities of an Oracle text by sentence, without reminder texts and quoted abilities (CR 207.2). */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/\([^()]*\)/g, "")
    .replace(/"[^"]*"/g, "")
    .split(/\n|(?<=\.)\s+/)
    .filter(Boolean);

const officialText = (card: Card): string =>
  [card.oracle_text ?? "", ...(card.card_faces ?? []).map((face) => face.oracle_text ?? "")]
    .filter(Boolean)
    .join("\n");

/** Basic lands and lands that only make mana are the mana base, not ramp. */
const isLand = (card: Card): boolean =>
  /\bLand\b/.test(card.card_faces?.[0]?.type_line ?? card.type_line);

/** The roles that a card's own words give it; a card may have several, and mostly has none. */
export const recogniseRoles = (card: Card): CardRoles => {
  const official = officialText(card);
  const source: TextSource = official !== "" ? "official" : card.summary ? "summary" : "none";
  if (source === "none") return { roles: new Set(), source };
  const sentences = source === "official" ? sentencesOf(official) : [card.summary?.en ?? ""];
  const land = isLand(card);
  const roles = ROLES.filter((role) => {
    if (land && role === "ramp") return false;
    const { not } = ROLE_PATTERNS[role];
    const pattern = ROLE_PATTERNS[role][source];
    return sentences.some(
      (sentence) =>
        pattern.test(sentence) &&
        !(source === "official" && not !== undefined && not.test(sentence)),
    );
  });
  return { roles: new Set(roles), source };
};
