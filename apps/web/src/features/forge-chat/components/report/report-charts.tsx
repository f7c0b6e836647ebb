import type { StrategySection } from "@spellwright/contract";
import type { CSSProperties } from "react";
import styles from "./report-charts.module.css";

type Chart = NonNullable<StrategySection["charts"]>[number];

/** Figures of a report drawn, each with its number (ANA-03). */
export function ReportCharts({ charts }: { charts: readonly Chart[] }) {
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <section key={chart.title} className={chart.kind === "colors" ? styles.whole : undefined}>
          <h4>{chart.title}</h4>
          <Drawing chart={chart} />
        </section>
      ))}
    </div>
  );
}

function Drawing({ chart }: { chart: Chart }) {
  if (chart.kind === "curve") return <Columns bars={chart.bars} />;
  if (chart.kind === "colors") return <Shares bars={chart.bars} />;
  return <Rows bars={chart.bars} />;
}

const lengthOf = (count: number, bars: Chart["bars"]): number =>
  count / Math.max(1, ...bars.map((bar) => bar.count));

/** Cards by mana value. The highest columns are solid (guide §5). */
function Columns({ bars }: Pick<Chart, "bars">) {
  return (
    <ul className={styles.columns}>
      {bars.map(({ label, count }) => (
        <li
          key={label}
          className={lengthOf(count, bars) === 1 ? styles.most : undefined}
          style={{ "--length": lengthOf(count, bars) } as CSSProperties}
        >
          <b className="figures">{count}</b>
          <i aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Cards by colour, side by side in one bar. */
function Shares({ bars }: Pick<Chart, "bars">) {
  return (
    <ul className={styles.shares}>
      {bars.map(({ label, count, color }) => (
        <li
          key={label}
          style={
            { "--share": count, "--color": `var(--m-${color?.toLowerCase()}-pip)` } as CSSProperties
          }
        >
          {label} <b className="figures">{count}</b>
        </li>
      ))}
    </ul>
  );
}

function Rows({ bars }: Pick<Chart, "bars">) {
  return (
    <ul className={styles.rows}>
      {bars.map(({ label, count }) => (
        <li key={label} style={{ "--length": lengthOf(count, bars) } as CSSProperties}>
          <span>{label}</span>
          <i aria-hidden="true" />
          <b className="figures">{count}</b>
        </li>
      ))}
    </ul>
  );
}
