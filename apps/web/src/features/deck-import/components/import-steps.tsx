import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { hasBracket } from "../../bracket/index.ts";
import { type ImportProgress, type StepState, stepStates } from "../model/import-progress.ts";
import styles from "./import-steps.module.css";

const CLASSES = {
  done: `done ${styles.done}`,
  now: `now ${styles.now}`,
  later: styles.later,
} as const satisfies Record<StepState, unknown>;

interface ImportStepsProps {
  progress: ImportProgress;
  format: string | undefined;
}

/** How far the import is, as the server says (IMP-06). */
export function ImportSteps({ progress, format }: ImportStepsProps) {
  const { t } = useText();
  const labelOf = (step: ImportProgress["step"]) =>
    step === "saving_deck" && format !== undefined && hasBracket(format)
      ? t("deckImport.progress.steps.saving_with_bracket")
      : t(`deckImport.progress.steps.${step}`);
  const { percent, step: current } = progress;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <p className="row between small">
        <b>{t("deckImport.progress.title")}</b>
        <span className="figures muted">{t("deckImport.progress.percent", { percent })}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t("deckImport.progress.label")}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="visually-hidden" role="status">
        {labelOf(current)}
      </p>
      <ul className={`steps ${styles.steps}`}>
        {stepStates(progress).map(({ step, state }) => (
          <li key={step} className={CLASSES[state]}>
            <StepMark state={state} />
            {labelOf(step)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StepMark({ state }: { state: StepState }) {
  if (state === "now") return <span className="spinner" aria-hidden="true" />;
  return state === "done" ? <Check className="icon" /> : <Minus className="icon" />;
}
