import { ChevronDown } from "lucide-react";
import type { Section } from "../../model/report-parts.ts";
import { LockedParts } from "./locked-parts.tsx";
import { ReportCharts } from "./report-charts.tsx";
import { ReportPhases } from "./report-phases.tsx";
import { ReportRatings } from "./report-ratings.tsx";
import styles from "./report-section.module.css";
import { SectionConfidence } from "./section-confidence.tsx";

interface ReportSectionProps {
  id: string;
  section: Section;
}

/** A section of a report, collapsed until it is opened (ANA-03). What a plan holds back is drawn as locked. */
export function ReportSection({ id, section }: ReportSectionProps) {
  const { title, short, locked } = section;
  if (locked !== undefined)
    return (
      <div id={id} tabIndex={-1} className={styles.section}>
        <LockedParts title={title} locked={locked} />
      </div>
    );
  return (
    <details id={id} className={styles.section}>
      <summary>
        <h3>{title}</h3>
        {short !== undefined && <small>{short}</small>}
        <ChevronDown className="icon" />
      </summary>
      <div className={styles.body}>
        <Body section={section} />
        <SectionConfidence section={section} />
      </div>
    </details>
  );
}

/** What a section says: drawn where it can be, else as its sentences. */
function Body({ section: { items, charts, ratings, phases } }: { section: Section }) {
  if (charts !== undefined) return <ReportCharts charts={charts} />;
  if (ratings !== undefined) return <ReportRatings ratings={ratings} />;
  if (phases !== undefined) return <ReportPhases phases={phases} />;
  return (
    <ul className={styles.lines}>
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
