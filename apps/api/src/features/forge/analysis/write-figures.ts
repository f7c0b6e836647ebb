import { COLOR_CODES, type Language, type StrategySection } from "@spellwright/contract";
import type { TranslateStrategy } from "@spellwright/locales";
import type { DeckReport } from "@spellwright/strategist";
import { presentSignals } from "../../bracket/index.ts";

/** Game Changers and combos that are named. The others are counted (ANA-04). */
const MOST_GAME_CHANGERS = 6;
const MOST_COMBOS = 3;
/** From here values share a bar. */
const LAST_VALUE = 7;

type Chart = NonNullable<StrategySection["charts"]>[number];

const chartsOf = (
  { facts: { statistics } }: DeckReport,
  t: TranslateStrategy,
): readonly Chart[] => {
  const charts: readonly Chart[] = [
    {
      kind: "curve",
      title: t("strategy.report.charts.curve"),
      bars: statistics.curve.map((count, value) => ({
        label: value === LAST_VALUE ? `${value}+` : String(value),
        count,
      })),
    },
    {
      kind: "colors",
      title: t("strategy.report.charts.colors"),
      bars: COLOR_CODES.flatMap((color) => {
        const count = statistics.colors[color];
        return count === 0 ? [] : [{ label: t(`strategy.values.colors.${color}`), count, color }];
      }),
    },
    {
      kind: "types",
      title: t("strategy.report.charts.types"),
      bars: Object.entries(statistics.types).flatMap(([type, count]) =>
        count === 0
          ? []
          : [{ label: t(`strategy.values.types.${type}` as "strategy.values.none"), count }],
      ),
    },
  ];
  return charts.filter(({ bars }) => bars.some(({ count }) => count > 0));
};

/** Curve, colors and types of a deck: as charts, and in words for whoever copies or prints them. */
export const writeStatistics = (
  report: DeckReport,
  t: TranslateStrategy,
): Pick<StrategySection, "items" | "charts"> => {
  const charts = chartsOf(report, t);
  return {
    items: charts.map(({ title, bars }) => ({
      text: t("strategy.report.charts.line", {
        title,
        values: bars
          .filter(({ count }) => count > 0)
          .map(({ label, count }) => t("strategy.report.charts.value", { label, count }))
          .join(", "),
      }),
    })),
    charts: [...charts],
  };
};

const listed = (names: readonly string[], most: number, t: TranslateStrategy): string => {
  const shown = names.slice(0, most).join(", ");
  return names.length <= most
    ? shown
    : t("strategy.report.bracket.andMore", { names: shown, count: names.length - most });
};

/**
 * What the bracket of a deck follows from: its Game Changers, its combos, what the official list says; and
 * what is worth telling the table beside it.
 */
export const writeBracket = (
  { facts: { deck }, combos }: DeckReport,
  t: TranslateStrategy,
  language: Language,
): readonly string[] => {
  const { bracket } = deck;
  if (bracket === null) return [];
  const nameOf = ({ name, printedName }: { name: string; printedName: string | null }) =>
    language === "fr" ? (printedName ?? name) : name;
  const changers = bracket.gameChangers.map(nameOf);
  const pairs = combos.map(({ cards }) => cards.map(nameOf).join(" + "));
  return [
    t("strategy.report.bracketLine", { bracket: bracket.bracket }),
    changers.length === 0
      ? t("strategy.report.bracket.noChangers")
      : t("strategy.report.bracket.changers", { names: listed(changers, MOST_GAME_CHANGERS, t) }),
    pairs.length === 0
      ? t("strategy.report.bracket.noCombos")
      : t("strategy.report.bracket.combos", { names: listed(pairs, MOST_COMBOS, t) }),
    ...presentSignals(deck.signals ?? [], language).map(({ text }) => text),
    t("strategy.report.bracket.note"),
  ];
};
