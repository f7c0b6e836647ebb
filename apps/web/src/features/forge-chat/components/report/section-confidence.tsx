import type { Section } from "../../model/report-parts.ts";
import styles from "./section-confidence.module.css";

/** How far a section can be trusted, and why. Nothing where the plan does not show it (ANA-08). */
export const SectionConfidence = ({ section: { confidence } }: { section: Section }) =>
  confidence === undefined ? null : <p className={styles.confidence}>{confidence.text}</p>;
