import { type ReactNode, useId } from "react";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Disclosure } from "../../../ui/index.ts";
import { chartDays, scaleOf } from "../model/figures.ts";
import styles from "./chart.module.css";

/** Of the drawing, which is stretched to its place. What is written stands beside it in its own size. */
const [WIDTH, HEIGHT] = [600, 200];
/** Days between two that are named. */
const NAMED = 7;
/** A name this close to the end would go beyond it. */
const LAST_NAMED = 3;

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** How the kinds of values differ, also without colour: filled, hatched, empty and dotted. Drawn through and dashed. */
const SERIES_STYLES = {
  first: { mark: styles.firstMark, column: styles.first, line: styles.firstLine },
  second: { mark: styles.secondMark, column: styles.second, line: styles.secondLine },
  third: { mark: styles.thirdMark, column: styles.third, line: styles.thirdLine },
  unknown: { mark: styles.unknownMark, column: styles.unknown, line: styles.unknownLine },
} as const;

/** One kind of value in every column of a chart. */
export interface Series {
  readonly name: string;
  readonly look: keyof typeof SERIES_STYLES;
  /** Null: there is none on that day. */
  readonly values: readonly (number | null)[];
}

interface ChartProps {
  title: string;
  /** What the drawing says, for who does not see it. */
  text: string;
  days: readonly string[];
  series: readonly Series[];
  /** Stacked columns, or a line for each. */
  kind: "columns" | "lines";
  unit: (value: number) => string;
}

interface Place {
  readonly x: (day: number) => number;
  readonly y: (value: number) => number;
  readonly step: number;
}

/** A drawing of values by day, and the same as a table (ADM-04). */
export function Chart({ title, text, days, series, kind, unit }: ChartProps) {
  const { t, language } = useText();
  const id = useId();
  const totals = days.map((_, day) => {
    const values = series.map(({ values }) => values[day] ?? 0);
    return kind === "columns" ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const lines = scaleOf(Math.max(0, ...totals));
  const top = lines.at(-1) ?? 1;
  const step = WIDTH / days.length;
  const told = chartDays(days, series, kind);
  const place: Place = {
    step,
    x: (day) => day * step,
    y: (value) => HEIGHT - (value / top) * HEIGHT,
  };
  return (
    <section aria-labelledby={id}>
      <div className={kind === "columns" ? "row between wrap" : styles.above}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, look }) => (
            <li key={name}>
              <i className={SERIES_STYLES[look].mark} /> {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.chart} role="img" aria-label={text}>
        <div className={styles.values}>
          {lines.map((value) => (
            <span key={value} style={{ top: share(place.y(value), HEIGHT) }}>
              {unit(value)}
            </span>
          ))}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse">
              <path d="M0 5L5 0" className={styles.hatch} />
            </pattern>
          </defs>
          {lines.map((value) => (
            <line key={value} x2={WIDTH} y1={place.y(value)} y2={place.y(value)} />
          ))}
          {kind === "columns"
            ? columns(series, place, `url(#${id}-hatch)`)
            : series.map((each) => <Line key={each.name} series={each} place={place} />)}
        </svg>
        <div className={styles.days}>
          {days.map((day, index) =>
            index % NAMED === 0 && index < days.length - LAST_NAMED ? (
              <span key={day} style={{ left: share(place.x(index), WIDTH) }}>
                {dayAndMonth(day, language)}
              </span>
            ) : null,
          )}
        </div>
      </div>
      {told.length === 1 && told[0] !== undefined && (
        <p className="small soft">
          {t("admin.chart.oneDay", { day: dayAndMonth(told[0], language) })}
        </p>
      )}
      <ChartTable days={days} series={series} unit={unit} />
    </section>
  );
}

/** The values of a chart as text, for who wants them exact. */
function ChartTable({ days, series, unit }: Pick<ChartProps, "days" | "series" | "unit">) {
  const { t, language } = useText();
  return (
    <Disclosure summary={t("admin.chart.table")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard */}
      <section className={styles.table} tabIndex={0} aria-label={t("admin.chart.table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("admin.chart.day")}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{dayAndMonth(day, language)}</th>
                {series.map(({ name, values }) => {
                  const value = values[index] ?? null;
                  return <td key={name}>{value === null ? t("admin.none") : unit(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

const columns = (series: readonly Series[], { x, y, step }: Place, hatch: string): ReactNode => {
  const below = new Map<number, number>();
  return series.flatMap(({ name, look, values }) =>
    values.map((value, day) => {
      const from = below.get(day) ?? 0;
      below.set(day, from + (value ?? 0));
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is the day it stands for
          key={`${name} ${day}`}
          className={SERIES_STYLES[look].column}
          x={x(day) + step * 0.15}
          width={step * 0.7}
          y={y(from + (value ?? 0))}
          height={y(from) - y(from + (value ?? 0))}
          fill={look === "second" ? hatch : undefined}
        />
      );
    }),
  );
};

/** A line that is interrupted where there is no value. */
function Line({ series: { look, values }, place }: { series: Series; place: Place }) {
  let pen = "M";
  const path = values
    .map((value, day) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const point = `${pen}${place.x(day) + place.step / 2} ${place.y(value)}h0.01`;
      pen = "L";
      return point;
    })
    .join("");
  return <path className={`${styles.line} ${SERIES_STYLES[look].line}`} d={path} />;
}
