import type { Card, Language } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";
import type { TranslateStrategy } from "@spellwright/locales";
import type { DeckReport, Finding } from "@spellwright/strategist";
import { writeFinding } from "../write-findings.ts";

/** Cards that a sentence names. */
const MOST_NAMED = 4;

type Named = Pick<Card, "name" | "printed_name">;
type Counted = Pick<DeckReport["facts"]["statistics"], "cards" | "lands" | "averageManaValue">;

/** How a report says what it is made of: names, lists, figures, roles. */
export const createReportPhrases = (t: TranslateStrategy, language: Language) => {
  const conjunction = new Intl.ListFormat(language, { type: "conjunction" });
  const list = (words: readonly string[]) => conjunction.format(words);
  const nameOf = ({ name, printed_name: printed }: Named) =>
    language === "fr" ? (printed ?? name) : name;
  const decimal = (value: number | null) =>
    value === null
      ? "–"
      : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  return {
    t,
    language,
    list,
    nameOf,
    names: (cards: readonly Named[]) => list(cards.slice(0, MOST_NAMED).map(nameOf)),
    decimal,
    /** What a deck counts: each number has its own singular. */
    summary: ({ cards, lands, averageManaValue }: Counted) =>
      t("strategy.report.summary", {
        cards: t("deckPage.summary.cardCount", { count: cards }),
        lands: t("deckPage.summary.landCount", { count: lands }),
        average: decimal(averageManaValue),
      }),
    roles: (found: readonly Role[]) =>
      found.length === 0
        ? t("strategy.report.noRole")
        : found.map((role) => t(`decks.roles.${role}`)).join(", "),
    sentence: (finding: Finding) => writeFinding(finding, language),
  };
};

export type ReportPhrases = ReturnType<typeof createReportPhrases>;
