import type { ImportEvent, ImportStep } from "@spellwright/contract";
import { IMPORT_STEPS } from "../../../lib/http/contract.static.ts";

/** How far an import is, as the server says (IMP-06). */
export interface ImportProgress {
  readonly step: ImportStep;
  readonly percent: number;
}

export type StepState = "done" | "now" | "later";

/** Each step beside the one that goes on; at the end all are done. */
export const stepStates = ({ step }: ImportProgress): { step: ImportStep; state: StepState }[] => {
  const at = step === "complete" ? IMPORT_STEPS.length : IMPORT_STEPS.indexOf(step);
  return IMPORT_STEPS.map((each, index) => ({
    step: each,
    state: index < at ? "done" : index === at ? "now" : "later",
  }));
};

export const progressOf = (event: Exclude<ImportEvent, { type: "error" }>): ImportProgress => ({
  step: event.step,
  percent: event.percent,
});
