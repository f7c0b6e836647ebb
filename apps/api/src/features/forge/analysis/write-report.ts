import type { DeckSuggestions, Language, StrategySection } from "@spellwright/contract";
import { strategyTranslator } from "@spellwright/locales";
import { type DeckReport, WAYS_TO_PLAY } from "@spellwright/strategist";
import type { SimilarDeck } from "../../decks/index.ts";
import { createWords } from "./report-words.ts";
import { writeBracket, writeStatistics } from "./write-figures.ts";

/** The report as the answer of a message: its sentence, and its sections, none of them empty (ANA-03). */
export const writeReport = (
  report: DeckReport,
  { deck_analysis: analysis, suggestions, locked_sections: locked }: DeckSuggestions,
  similar: readonly SimilarDeck[],
  language: Language,
): { readonly answer: string; readonly sections: readonly StrategySection[] } => {
  const t = strategyTranslator(language);
  const words = createWords(t, language);
  const { averageManaValue, cards, lands } = report.facts.statistics;
  const ratings = analysis.attribute_ratings;
  const execution = analysis.core_strategy_execution;
  const isWhole = !locked.includes("suggestions");
  const lockedTitle = isWhole ? "lockedForPro" : "locked";
  const lockedNames = locked.map((part) => t(`strategy.report.lockedParts.${part}`));
  const sections: Readonly<Record<string, readonly string[]>> = {
    general: words.strategy(report),
    bracket: writeBracket(report, t, language),
    strengths: analysis.strengths,
    weaknesses: analysis.weaknesses,
    ratings:
      ratings === null
        ? []
        : report.ratings.map(({ attribute }) =>
            t("strategy.report.ratingLine", {
              attribute: t(`strategy.report.attributes.${attribute}`),
              rating: words.decimal(ratings[attribute].rating),
              why: ratings[attribute].justification,
            }),
          ),
    plan:
      execution === null
        ? []
        : [execution.early_game, execution.midgame, execution.lategame].map(
            ({ title, turns, description }) =>
              t("strategy.report.phaseLine", { title, turns, text: description }),
          ),
    ways: isWhole ? WAYS_TO_PLAY.flatMap((way) => words.way(way, report.ways[way])) : [],
    cards:
      analysis.cards.length === 0
        ? []
        : report.keyCards.map((each) =>
            t("strategy.report.keyCard", {
              card: words.names([each.card]),
              roles: words.keyRoles(each),
            }),
          ),
    combos: analysis.key_combos.map(({ name, description }) =>
      t("strategy.report.comboLine", { name, description }),
    ),
    synergies: analysis.synergies.map(({ description }) => description),
    hidden: analysis.hidden_synergies.map(({ description }) => description),
    games: report.games.map(words.sentence),
    wins: analysis.win_conditions.map(({ description }) => description),
    sideboard: isWhole ? words.sideboard(report.sideboard) : [],
    tables: isWhole ? words.tables(report) : [],
    meta: isWhole ? words.meta(report.meta) : [],
    similar: similar.map(({ name, shared, isOwn }) =>
      t(`strategy.report.similar.${isOwn ? "own" : "sample"}`, { name, count: shared }),
    ),
    [lockedTitle]:
      lockedNames.length === 0
        ? []
        : [
            t("strategy.report.locked", {
              parts: new Intl.ListFormat(language).format(lockedNames),
            }),
          ],
    swaps: isWhole && suggestions.length === 0 ? [t("strategy.report.swaps.none")] : [],
  };
  /** What pages draw of a section beside its sentences. */
  const drawn: Readonly<Record<string, Partial<StrategySection>>> = {
    [lockedTitle]: { locked: lockedNames },
    ratings: {
      ratings:
        ratings === null
          ? []
          : report.ratings.map(({ attribute }) => ({
              label: t(`strategy.report.attributes.${attribute}`),
              rating: ratings[attribute].rating,
              text: ratings[attribute].justification,
            })),
    },
    plan: {
      phases:
        execution === null
          ? []
          : [execution.early_game, execution.midgame, execution.lategame].map(
              ({ title, turns, description }) => ({
                turns: t("strategy.report.phaseTurns", { turns }),
                title,
                text: description,
              }),
            ),
    },
  };
  return {
    answer: t("strategy.report.summary", {
      cards,
      lands,
      average: words.decimal(averageManaValue),
    }),
    sections: Object.entries(sections).flatMap(([name, items]): StrategySection[] => {
      const title = t(`strategy.report.sections.${name}` as "strategy.report.sections.general");
      const written =
        items.length === 0
          ? []
          : [{ title, items: items.map((text) => ({ text })), ...drawn[name] }];
      return name === "bracket"
        ? [
            ...written,
            { title: t("strategy.report.sections.statistics"), ...writeStatistics(report, t) },
          ]
        : written;
    }),
  };
};
