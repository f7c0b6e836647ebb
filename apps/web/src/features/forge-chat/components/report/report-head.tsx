import { confidenceBand } from "@spellwright/locales";
import type { ReactNode } from "react";
import { ConfidenceMeter } from "../../../../ui/confidence-meter.tsx";
import { AnswerSeal, AnswerSentence, type ShownAdvice } from "../../../chat/index.ts";
import type { Section } from "../../model/report-parts.ts";
import styles from "./report-head.module.css";
import { SectionConfidence } from "./section-confidence.tsx";

interface ReportHeadProps {
  id: string;
  /** Of the sentence, which names the whole report. */
  titleId: string;
  /** What is said of the whole deck, its strengths and its weaknesses. */
  sections: readonly Section[];
  answer: ShownAdvice;
  /** It came while the person was looking. */
  arrived: boolean;
  /** What kind of answer it is, above the sentence. */
  children: ReactNode;
}

/** A report in one sentence, in a few, in strengths and weaknesses, and how sure all of it is. */
export function ReportHead(props: ReportHeadProps) {
  const { id, titleId, sections, answer, arrived, children } = props;
  const lead = sections.find(({ part }) => part === "general");
  const sides = sections.filter((section) => section !== lead);
  return (
    <div id={id} tabIndex={-1} className={`plate plate-marked ${styles.head}`}>
      <AnswerSeal band={confidenceBand(answer.confidence)} />
      {children}
      <AnswerSentence id={titleId} text={answer.answer} />
      {lead !== undefined && (
        <div className={styles.lead}>
          <p className="soft">{lead.items.map(({ text }) => text).join(" ")}</p>
          <SectionConfidence section={lead} />
        </div>
      )}
      <div className={styles.sides}>
        {sides.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            <ul className="small soft">
              {section.items.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <SectionConfidence section={section} />
          </section>
        ))}
        <ConfidenceMeter confidence={answer.confidence} arrives={arrived} />
      </div>
    </div>
  );
}
