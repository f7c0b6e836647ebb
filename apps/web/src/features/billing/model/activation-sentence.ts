import type { Language, PlanActivation } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { PLAN_NAMES } from "./plan-names.ts";

/** Whether a plan is open, waits for its payment, or begins when what is paid ends (BILL-04, BILL-07). */
export const activationSentence = (
  { plan_id, status, planned }: PlanActivation,
  t: Translate,
  language: Language,
): string => {
  const plan = PLAN_NAMES[plan_id];
  if (planned === null) return t(`payments.success.${status}`, { plan });
  return t("payments.success.planned", {
    plan,
    date: dayAndMonth(planned.starts_at, language),
    current: PLAN_NAMES[planned.until_then],
  });
};
