import {
  type DeckPlan,
  type DeckSuggestions,
  type Language,
  REPORT_PARTS,
  type ReportPart,
  type StrategySection,
} from "@spellwright/contract";
import { strategyTranslator } from "@spellwright/locales";
import { type DeckReport, sectionConfidence, WAYS_TO_PLAY } from "@spellwright/strategist";
import type { SimilarDeck } from "../../decks/index.ts";
import { createWords, type Words } from "./report-words.ts";
import { writeBracket, writeStatistics } from "./write-figures.ts";
import { writeHeadline } from "./write-headline.ts";
import { writeSectionSummaries } from "./write-section-summaries.ts";

type Analysis = DeckSuggestions["deck_analysis"];

/** The phases of the plan, each as `write` tells it. */
const phasesOf = <Written>(
  { core_strategy_execution: execution }: Analysis,
  write: (phase: NonNullable<Analysis["core_strategy_execution"]>["midgame"]) => Written,
): readonly Written[] =>
  execution === null
    ? []
    : [execution.early_game, execution.midgame, execution.lategame].map((phase) => write(phase));

/** The ratings that are told, each with its name. */
const ratingsOf = (report: DeckReport, { attribute_ratings: ratings }: Analysis, { t }: Words) =>
  ratings === null
    ? []
    : report.ratings.map(({ attribute }) => ({
        label: t(`strategy.report.attributes.${attribute}`),
        rating: ratings[attribute].rating,
        text: ratings[attribute].justification,
      }));

/** Parts that only whole reports have. */
const wholeSections = (
  report: DeckReport,
  { suggestions }: DeckSuggestions,
  words: Words,
  plan: DeckPlan,
): Sections => ({
  builtOn: words.planLines(plan),
  sideboard: words.sideboard(report.sideboard),
  tables: words.tables(report),
  meta: words.meta(report.meta),
  swaps: suggestions.length === 0 ? [words.t("strategy.report.swaps.none")] : [],
});

type Sections = Readonly<Partial<Record<ReportPart, readonly string[]>>>;

/** How far a section can be trusted, and why (ANA-08). */
const confidenceIn = (
  report: DeckReport,
  part: ReportPart,
  { t }: Words,
): StrategySection["confidence"] => {
  const found = sectionConfidence(report.facts, part);
  if (found === undefined) return undefined;
  const { ground, share, count, all } = found;
  const percent = Math.floor(share * 100);
  return { share, text: t(`strategy.report.confidence.${ground}`, { percent, count, all }) };
};

/** Parts that every report has. */
const commonSections = (
  report: DeckReport,
  analysis: Analysis,
  similar: readonly SimilarDeck[],
  words: Words,
): Sections => {
  const { t, language } = words;
  return {
    general: words.strategy(report),
    bracket: writeBracket(report, t, language),
    strengths: analysis.strengths,
    weaknesses: analysis.weaknesses,
    ratings: ratingsOf(report, analysis, words).map(({ label, rating, text }) =>
      t("strategy.report.ratingLine", {
        attribute: label,
        rating: words.decimal(rating),
        why: text,
      }),
    ),
    plan: phasesOf(analysis, ({ title, turns, description }) =>
      t("strategy.report.phaseLine", { title, turns, text: description }),
    ),
    cards: (analysis.cards.length === 0 ? [] : report.keyCards).map((each) =>
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
    similar: similar.map(({ name, shared, isOwn }) =>
      t(`strategy.report.similar.${isOwn ? "own" : "sample"}`, { name, count: shared }),
    ),
  };
};

/** The report as the answer of a message: its sentence, and its sections, none of them empty (ANA-03). */
export const writeReport = (
  report: DeckReport,
  suggestions: DeckSuggestions,
  similar: readonly SimilarDeck[],
  language: Language,
): { readonly answer: string; readonly sections: readonly StrategySection[] } => {
  const { deck_analysis: analysis, locked_sections: locked } = suggestions;
  const t = strategyTranslator(language);
  const words = createWords(t, language);
  const isWhole = !locked.includes("suggestions");
  const lockedTitle = isWhole ? "lockedForPro" : "locked";
  const lockedNames = locked.map((part) => t(`strategy.report.lockedParts.${part}`));
  const lockedParts = new Intl.ListFormat(language).format(lockedNames);
  const figures = writeStatistics(report, t);
  const builtOn = words.builtOn(report);
  const short = writeSectionSummaries(report, analysis, words);
  const sections: Sections = {
    ...commonSections(report, analysis, similar, words),
    ...(isWhole ? wholeSections(report, suggestions, words, builtOn) : {}),
    ways: locked.includes("archetype_plans")
      ? []
      : WAYS_TO_PLAY.flatMap((way) => words.way(way, report.ways[way])),
    [lockedTitle]: locked.length === 0 ? [] : [t("strategy.report.locked", { parts: lockedParts })],
    statistics: figures.items.map(({ text }) => text),
  };
  /** What pages draw of a section beside its sentences. */
  const drawn: Readonly<Partial<Record<ReportPart, Partial<StrategySection>>>> = {
    builtOn: { builtOn },
    statistics: { charts: figures.charts },
    [lockedTitle]: { locked: lockedNames },
    ratings: { ratings: ratingsOf(report, analysis, words) },
    plan: {
      phases: [
        ...phasesOf(analysis, ({ title, turns, description }) => ({
          turns: t("strategy.report.phaseTurns", { turns }),
          title,
          text: description,
        })),
      ],
    },
  };
  return {
    answer: writeHeadline(report, words),
    sections: REPORT_PARTS.flatMap((part): StrategySection[] => {
      const items = sections[part] ?? [];
      const confidence = locked.includes("confidence")
        ? undefined
        : confidenceIn(report, part, words);
      const section: StrategySection = {
        title: t(`strategy.report.sections.${part}`),
        items: items.map((text) => ({ text })),
        part,
        ...(short[part] === undefined ? {} : { short: short[part] }),
        ...(confidence === undefined ? {} : { confidence }),
        ...drawn[part],
      };
      return section.items.length === 0 ? [] : [section];
    }),
  };
};
