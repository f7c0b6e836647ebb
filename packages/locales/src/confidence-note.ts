import { type Confirmation, type Ruling, strengthOf } from "@spellwright/contract";
import type { PlainKey, Translate } from "./translate.ts";

const CONFIRMED = {
  computed: "oracle.ruling.confirmedComputed",
  settled: "oracle.ruling.confirmedSettled",
  official_note: "oracle.ruling.confirmedNote",
  second_reading: "oracle.ruling.confirmedReading",
} as const satisfies Record<Confirmation, PlainKey>;

/**
 * What stands beside the percentage of a ruling: what confirmed it, else that a judge should be asked.
 *
 * @returns undefined where there is nothing to add
 */
export const confidenceNote = (
  ruling: Pick<Ruling, "outcome" | "confidence" | "strength" | "confirmed_by">,
  t: Translate,
): string | undefined => {
  const strength = strengthOf(ruling);
  if (strength === "none") return undefined;
  if (ruling.confirmed_by !== undefined) return t(CONFIRMED[ruling.confirmed_by]);
  return strength === "likely" ? t("oracle.ruling.askJudge") : undefined;
};
