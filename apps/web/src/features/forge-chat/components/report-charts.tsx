import type { StrategySection } from "@spellwright/contract";
import styles from "./report-charts.module.css";

type Charts = NonNullable<StrategySection["charts"]>;

const LENGTH = 100;

/** Figures of a report drawn as bars, each with its number (ANA-03). */
export function ReportCharts({ charts }: { charts: Charts }) {
  return (
    <div className={styles.charts}>
      {charts.map(({ title, bars }) => {
        const longest = Math.max(1, ...bars.map(({ count }) => count));
        return (
          <section key={title}>
            <h3 className="micro muted">{title}</h3>
            <ul className={styles.bars}>
              {bars.map(({ label, count }) => (
                <li key={label}>
                  <span>{label}</span>
                  <svg viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <rect className={styles.track} width={LENGTH} height={10} />
                    <rect className={styles.bar} width={(LENGTH * count) / longest} height={10} />
                  </svg>
                  <b className="figures">{count}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
