import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text.tsx";
import { type ImportProgress, type StepState, stepStates } from "../model/import-progress.ts";

/** How far the import is, as the server says (IMP-06). */
export function ImportSteps({ progress }: { progress: ImportProgress }) {
  const { t } = useText();
  const { percent, step: current } = progress;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="import-progress">
      <p className="row between small">
        <b>{t("deckImport.progress.title")}</b>
        <span className="num muted">{t("deckImport.progress.percent", { percent })}</span>
      </p>
      <div
        className="prog"
        role="progressbar"
        aria-label={t("deckImport.progress.label")}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="vh" role="status">
        {t(`deckImport.progress.steps.${current}`)}
      </p>
      <ul className="steps">
        {stepStates(progress).map(({ step, state }) => (
          <li key={step} className={state}>
            <StepMark state={state} />
            {t(`deckImport.progress.steps.${step}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StepMark({ state }: { state: StepState }) {
  if (state === "now") return <span className="spin" aria-hidden="true" />;
  return state === "done" ? <Check className="ic" /> : <Minus className="ic" />;
}
