import type { Card, FrenchText } from "@spellwright/contract";

/** Words that French cards no longer use: the Oracle text was reworded since they were printed. */
const OLD_WORDS =
  /arrive(?:nt)? en jeu|mis(?:e|es)? en jeu|en jeu sous|coût converti de mana|réserve de mana se vide|retiré(?:e|s|es)? de la partie|hors de la partie|est enterré/iu;

/** Values that both languages write alike: mana symbols, power and toughness, numbers. */
const VALUES = /\{[^}]+\}|[+-\u2212]?\d+\/[+-\u2212]?\d+|\d+/gu;

interface Texts {
  readonly printed_text?: string | null | undefined;
  readonly oracle_text?: string | null | undefined;
}

const withoutReminders = (text: string): string => text.replace(/\([^)]*\)/gu, "");

const valuesOf = (text: string): string =>
  (withoutReminders(text).match(VALUES) ?? [])
    .map((value) => value.replaceAll("−", "-"))
    .sort()
    .join(" ");

const isOutdated = ({ printed_text: printed, oracle_text: oracle }: Texts): boolean =>
  printed != null &&
  (OLD_WORDS.test(printed) || (oracle != null && valuesOf(printed) !== valuesOf(oracle)));

/**
 * How far the French text of a card can be trusted (CARD-02). Printed text is the wording of its day and
 * is never checked word by word: at best it "may differ". Where its terms or its values no longer fit the
 * Oracle text it is outdated.
 */
export function frenchTextOf(card: Card): FrenchText {
  const parts: readonly Texts[] = [card, ...(card.card_faces ?? [])];
  if (parts.every((part) => part.printed_text == null || part.printed_text === "")) return "none";
  return parts.some(isOutdated) ? "outdated" : "may_differ";
}
