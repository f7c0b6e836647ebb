import type { Confirmation, Ruling } from "@spellwright/contract";
import { confidenceBand } from "./confidence.ts";
import type { PlainKey, Translate } from "./translate.ts";

const CONFIRMED = {
  computed: "oracle.ruling.confirmedComputed",
  settled: "oracle.ruling.confirmedSettled",
  official_note: "oracle.ruling.confirmedNote",
  second_reading: "oracle.ruling.confirmedReading",
} as const satisfies Record<Confirmation, PlainKey>;
/** The highest band of a ruling that a judge should be asked about. */
const DOUBTFUL = 3;

/**
 * What stands beside the percentage of a ruling: what confirmed it, else that a judge should be asked.
 *
 * @returns undefined where there is nothing to add
 */
export const suretyNote = (
  {
    outcome,
    confidence,
    confirmed_by: by,
  }: Pick<Ruling, "outcome" | "confidence" | "confirmed_by">,
  t: Translate,
): string | undefined => {
  if (outcome !== "ruling") return undefined;
  if (by !== undefined) return t(CONFIRMED[by]);
  return confidenceBand(confidence) <= DOUBTFUL ? t("oracle.ruling.askJudge") : undefined;
};
