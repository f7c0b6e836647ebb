import type { StrategySection } from "@spellwright/contract";
import type { CSSProperties } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./report-ratings.module.css";

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
          <i
            className={styles.scale}
            style={{ "--rating": rating } as CSSProperties}
            aria-hidden="true"
          />
          <p className="small soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
