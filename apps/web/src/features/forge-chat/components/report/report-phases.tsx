import type { StrategySection } from "@spellwright/contract";
import styles from "./report-ratings.module.css";

/** The parts of a game side by side, in the order of their turns (ANA-03). */
export function ReportPhases({ phases }: { phases: NonNullable<StrategySection["phases"]> }) {
  return (
    <ol className={styles.phases}>
      {phases.map(({ turns, title, text }) => (
        <li key={turns}>
          <p className={`small ${styles.turns}`}>{turns}</p>
          <p>
            <b>{title}</b>
          </p>
          <p className="small soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
