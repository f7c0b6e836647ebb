import type { Language } from "@spellwright/contract";
import { ChevronDown, Layers } from "lucide-react";
import { useId, useState } from "react";
import { withoutMarkup } from "../../../../lib/text/card-markup.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import { reasoningParts } from "../../model/reasoning-parts.ts";
import styles from "./detailed-reasoning.module.css";

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <CardTextLine line={withoutMarkup(line)} />
        </li>
      ))}
    </ul>
  );
}

/** Titles as one phrase: « Priorité et pile, couches, 6 étapes ». */
const enumeration = (titles: readonly string[], language: Language): string =>
  titles
    .map((title, index) =>
      index === 0 ? title : title.charAt(0).toLocaleLowerCase(language) + title.slice(1),
    )
    .join(", ");

/** How the answer was reached, folded at first. Only the parts that say something (ORA-02). */
export function DetailedReasoningFold({ answer }: { answer: ShownRuling }) {
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const parts = reasoningParts(answer.detailedReasoning);
  const steps = answer.detailedReasoning.step_by_step_analysis;
  const understood = answer.reasoningItems;
  const summary = [
    ...parts.map((part) => t(part.title)),
    ...(steps.length > 0 ? [t("oracle.reasoning.steps", { count: steps.length })] : []),
  ];
  if (summary.length === 0 && understood.length === 0) return null;
  return (
    <section className={styles.reasoning}>
      <button
        type="button"
        className="fold"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Layers className="icon" />
        <span>
          {t("oracle.reasoning.title")}
          <br />
          <small>
            {summary.length > 0 ? enumeration(summary, language) : t("oracle.reasoning.understood")}
          </small>
        </span>
        <ChevronDown className="icon" />
      </button>
      {open && (
        <div id={id} className={styles.parts}>
          {understood.length > 0 && (
            <section>
              <h4>{t("oracle.reasoning.understood")}</h4>
              <Lines lines={understood} />
            </section>
          )}
          {parts.map((part) => (
            <section key={part.title}>
              <h4>{t(part.title)}</h4>
              {part.lists.map((list) => (
                <div key={list.title}>
                  <p className="small muted">{t(list.title)}</p>
                  <Lines lines={list.lines} />
                </div>
              ))}
            </section>
          ))}
          {steps.length > 0 && (
            <section>
              <h4>{t("oracle.reasoning.stepsTitle")}</h4>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={`${step.step}${step.action}`}>
                    <CardTextLine line={withoutMarkup(step.action)} />
                    <small>
                      {[
                        step.rule_applied &&
                          t("oracle.reasoning.stepRule", { rule: step.rule_applied }),
                        step.timing,
                        step.layer && t("oracle.reasoning.stepLayer", { layer: step.layer }),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </small>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      )}
    </section>
  );
}
