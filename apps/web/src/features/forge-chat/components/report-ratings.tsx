import type { StrategySection } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";
import styles from "./report-ratings.module.css";

const BEST = 10;

/** Ratings of a report drawn as lines out of ten, each with what it follows from (ANA-03). */
export function ReportRatings({ ratings }: { ratings: NonNullable<StrategySection["ratings"]> }) {
  const { t, language } = useText();
  const written = new Intl.NumberFormat(language);
  return (
    <ul className={styles.ratings}>
      {ratings.map(({ label, rating, text }) => (
        <li key={label}>
          <p className={styles.head}>
            <b>{label}</b>
            <span>
              <b className="figures">{written.format(rating)}</b>{" "}
              <span className="micro muted">{t("forgeChat.outOfTen")}</span>
            </span>
          </p>
          <svg viewBox={`0 0 ${BEST} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width={BEST} height={1} />
            <rect className={styles.bar} width={rating} height={1} />
          </svg>
          <p className="small soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
