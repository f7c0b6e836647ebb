import {
  type DeckSuggestions,
  type Language,
  REPORT_PARTS,
  type ReportPart,
  type StrategySection,
} from "@spellwright/contract";
import { strategyTranslator } from "@spellwright/locales";
import { type DeckReport, WAYS_TO_PLAY } from "@spellwright/strategist";
import type { SimilarDeck } from "../../decks/index.ts";
import { createWords } from "./report-words.ts";
import { writeBracket, writeStatistics } from "./write-figures.ts";
import { writeHeadline } from "./write-headline.ts";
import { writeShortly } from "./write-shortly.ts";

/** The report as the answer of a message: its sentence, and its sections, none of them empty (ANA-03). */
export const writeReport = (
  report: DeckReport,
  { deck_analysis: analysis, suggestions, locked_sections: locked }: DeckSuggestions,
  similar: readonly SimilarDeck[],
  language: Language,
): { readonly answer: string; readonly sections: readonly StrategySection[] } => {
  const t = strategyTranslator(language);
  const words = createWords(t, language);
  const ratings = analysis.attribute_ratings;
  const execution = analysis.core_strategy_execution;
  const isWhole = !locked.includes("suggestions");
  const lockedTitle = isWhole ? "lockedForPro" : "locked";
  const lockedNames = locked.map((part) => t(`strategy.report.lockedParts.${part}`));
  const figures = writeStatistics(report, t);
  const short = writeShortly(report, analysis, words);
  const sections: Readonly<Partial<Record<ReportPart, readonly string[]>>> = {
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
    statistics: figures.items.map(({ text }) => text),
  };
  /** What pages draw of a section beside its sentences. */
  const drawn: Readonly<Partial<Record<ReportPart, Partial<StrategySection>>>> = {
    statistics: { charts: figures.charts },
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
    answer: writeHeadline(report, words),
    sections: REPORT_PARTS.flatMap((part): StrategySection[] => {
      const items = sections[part] ?? [];
      const section: StrategySection = {
        title: t(`strategy.report.sections.${part}`),
        items: items.map((text) => ({ text })),
        part,
        ...(short[part] === undefined ? {} : { short: short[part] }),
        ...drawn[part],
      };
      return section.items.length === 0 ? [] : [section];
    }),
  };
};
