import type { DeckSuggestions, ReportPart } from "@spellwright/contract";
import { type DeckReport, meanRating, WAYS_TO_PLAY } from "@spellwright/strategist";
import type { Words } from "./report-words.ts";

/** What the sections of a report come to, beside their titles. */
export const writeSectionSummaries = (
  report: DeckReport,
  analysis: DeckSuggestions["deck_analysis"],
  { t, summary, decimal }: Words,
): Partial<Record<ReportPart, string>> => {
  const { bracket } = report.facts.deck;
  const counted = (
    what: "cards" | "combos" | "synergies" | "hidden" | "wins" | "changers",
    { length }: readonly unknown[],
  ) => t(`strategy.report.short.${what}`, { count: length });
  return {
    statistics: summary(report.facts.statistics),
    ratings: t("strategy.report.short.ratings", {
      average: decimal(meanRating(report.ratings)),
    }),
    ways: WAYS_TO_PLAY.filter((way) => report.ways[way].length > 0)
      .map((way) => t(`strategy.report.waysToPlay.${way}`))
      .join(", "),
    cards: counted("cards", analysis.cards),
    combos: counted("combos", analysis.key_combos),
    synergies: counted("synergies", analysis.synergies),
    hidden: counted("hidden", analysis.hidden_synergies),
    wins: counted("wins", analysis.win_conditions),
    ...(bracket === null ? {} : { bracket: counted("changers", bracket.gameChangers) }),
  };
};
