import { type ReactNode, useId } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Disclosure } from "../../../../ui/index.ts";
import styles from "./chart.module.css";

interface ChartProps {
  title: string;
  /** The drawing in one sentence, for those who do not see it. */
  label: string;
  /** Size of the drawing in its own units. */
  width: number;
  height: number;
  /** Gets the fill of hatched bars. */
  draw: (hatch: string) => ReactNode;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Where the figures come from. */
  note?: string;
}

/** A drawing with its figures behind « Voir les chiffres » (guide §8). */
export function Chart({ title, label, width, height, draw, head, rows, note }: ChartProps) {
  const { t } = useText();
  const id = `c${useId().replace(/\W/g, "")}`;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="ruled-heading" id={`${id}-title`}>
        {title}
      </h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern
            id={id}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles.hatchGround} width="5" height="5" />
            <rect className={styles.hatchLine} width="1.6" height="5" />
          </pattern>
        </defs>
        {draw(`url(#${id})`)}
      </svg>
      <Disclosure summary={t("deckPage.charts.figures")}>
        <table className={`figures ${styles.table}`}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note !== undefined && <p className="small muted">{note}</p>}
      </Disclosure>
    </section>
  );
}
