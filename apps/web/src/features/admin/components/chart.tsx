import { type ReactNode, useId } from "react";
import { dayAndMonth } from "../../../lib/dates.ts";
import { useText } from "../../../lib/text.tsx";
import { figure, scaleOf } from "../model/figures.ts";
import styles from "./chart.module.css";

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [600, 200, 44, 22];
/** Days between two that are named. */
const NAMED = 7;

/** How the kinds of values differ, also without colour: filled and hatched, drawn through and dashed. */
const LOOKS = {
  first: { mark: styles.firstMark, column: styles.first, line: styles.firstLine },
  second: { mark: styles.secondMark, column: styles.second, line: styles.secondLine },
} as const;

/** One kind of value in every column of a chart. */
export interface Series {
  readonly name: string;
  readonly look: keyof typeof LOOKS;
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
  const step = (WIDTH - LEFT) / days.length;
  const place: Place = {
    step,
    x: (day) => LEFT + day * step,
    y: (value) => HEIGHT - (value / top) * (HEIGHT - 10),
  };
  return (
    <section aria-labelledby={id}>
      <div className="row between wrap">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, look }) => (
            <li key={name}>
              <i className={LOOKS[look].mark} /> {name}
            </li>
          ))}
        </ul>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + BOTTOM}`}
        role="img"
        aria-label={text}
      >
        <defs>
          <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M0 5L5 0" className={styles.hatch} />
          </pattern>
        </defs>
        {lines.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={place.y(value)} y2={place.y(value)} />
            <text x={LEFT - 6} y={place.y(value) + 4} textAnchor="end">
              {figure(value, language)}
            </text>
          </g>
        ))}
        {kind === "columns"
          ? columns(series, place, `url(#${id}-hatch)`)
          : series.map((each) => <Line key={each.name} series={each} place={place} />)}
        {days.map((day, index) =>
          index % NAMED === 0 ? (
            <text key={day} x={place.x(index)} y={HEIGHT + 16}>
              {dayAndMonth(day, language)}
            </text>
          ) : null,
        )}
      </svg>
      <details>
        <summary className="small">{t("admin.chart.table")}</summary>
        <div className={styles.table}>
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
        </div>
      </details>
    </section>
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
          className={LOOKS[look].column}
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
  return <path className={`${styles.line} ${LOOKS[look].line}`} d={path} />;
}
