import type { AnswerTotals, DailyActivity } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { figure, percentText, shareText } from "../model/figures.ts";
import { Chart, type Series } from "./chart.tsx";
import styles from "./dashboard.module.css";
import { type KeyFigure, KeyFigures } from "./key-figures.tsx";

interface AnswersProps {
  days: readonly DailyActivity[];
  total: AnswerTotals;
}

/** How far answers went, what the Forge decided, and what readers called wrong, in all and by day (ADM-02). */
export function Answers({ days, total }: AnswersProps) {
  const { t } = useText();
  const { success_rate: _, ...counts } = total;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const unknown = total.oracle_unknown + total.forge_unknown;
  return (
    <section>
      <h2>{t("admin.answers.title", { count: days.length })}</h2>
      {isEmpty ? (
        <p className="soft">{t("admin.chart.nothing")}</p>
      ) : (
        <div className={styles.panel}>
          <Totals total={total} />
          <p className="small soft">
            {t("admin.answers.meaning")}
            {unknown > 0 && ` ${t("admin.answers.unknownText", { count: unknown })}`}
          </p>
          <AnswerCharts days={days} total={total} />
        </div>
      )}
    </section>
  );
}

function Totals({ total }: { total: AnswerTotals }) {
  const { t, language } = useText();
  const decided = total.oracle_ruling + total.oracle_likely;
  const oracle = decided + total.oracle_none;
  const forge = total.forge_decided + total.forge_undecided;
  const number = (value: number) => figure(value, language);
  const shareOf = (name: string, part: number, whole: number): KeyFigure => ({
    name,
    value: shareText(part, whole, language),
    note: t("admin.answers.of", { part: number(part), whole: number(whole) }),
  });
  const figures: readonly KeyFigure[] = [
    {
      name: t("admin.stats.success"),
      value: percentText(total.success_rate, language),
      note: t("admin.answers.of", {
        part: number(decided + total.forge_decided),
        whole: number(oracle + forge + total.failed),
      }),
    },
    shareOf(t("admin.answers.ruling"), total.oracle_ruling, oracle),
    shareOf(t("admin.answers.likely"), total.oracle_likely, oracle),
    shareOf(t("admin.answers.none"), total.oracle_none, oracle),
    shareOf(t("admin.answers.forgeDecided"), total.forge_decided, forge),
    {
      name: t("admin.answers.wrong"),
      value: number(total.marked_wrong),
      note: t("admin.answers.wrongNote"),
    },
  ];
  return <KeyFigures figures={figures} />;
}

function AnswerCharts({ days, total }: AnswersProps) {
  const { t, language } = useText();
  const number = (value: number) => figure(value, language);
  const series = (
    look: Series["look"],
    name: string,
    countOf: (day: DailyActivity) => number,
  ): Series => ({ look, name, values: days.map(countOf) });
  const drawing = { days: days.map(({ day }) => day), kind: "columns", unit: number } as const;
  const unknown = (isThere: boolean, countOf: (day: DailyActivity) => number) =>
    isThere ? [series("unknown", t("admin.answers.unknown"), countOf)] : [];
  return (
    <>
      <Chart
        {...drawing}
        title={t("admin.answers.oracle")}
        text={t("admin.answers.oracleText", {
          ruling: number(total.oracle_ruling),
          likely: number(total.oracle_likely),
          none: number(total.oracle_none),
        })}
        series={[
          series("first", t("admin.answers.ruling"), (day) => day.oracle_ruling),
          series("second", t("admin.answers.likely"), (day) => day.oracle_likely),
          series("third", t("admin.answers.none"), (day) => day.oracle_none),
          ...unknown(total.oracle_unknown > 0, (day) => day.oracle_unknown),
        ]}
      />
      <div className={styles.two}>
        <Chart
          {...drawing}
          title={t("admin.answers.forge")}
          text={t("admin.answers.forgeText", {
            decided: number(total.forge_decided),
            undecided: number(total.forge_undecided),
          })}
          series={[
            series("first", t("admin.answers.decided"), (day) => day.forge_decided),
            series("third", t("admin.answers.undecided"), (day) => day.forge_undecided),
            ...unknown(total.forge_unknown > 0, (day) => day.forge_unknown),
          ]}
        />
        <Chart
          {...drawing}
          title={t("admin.answers.wrongByDay")}
          text={t("admin.answers.wrongText", { count: total.marked_wrong })}
          series={[series("second", t("admin.answers.wrong"), (day) => day.marked_wrong)]}
        />
      </div>
    </>
  );
}
