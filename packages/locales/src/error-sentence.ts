import type { ErrorCode, Language } from "@spellwright/contract";
import { translator } from "./translate.ts";

/**
 * The sentence of a code of the error catalogue, with its parameters, for API and pages alike.
 * BILL-08: the daily cap advises a higher plan to everyone but pro.
 */
export const errorSentence = (
  code: ErrorCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string => {
  const t = translator(language);
  return code === "DAILY_CAP" && params.plan !== "pro"
    ? t("errors.DAILY_CAP_UPGRADE", params)
    : t(`errors.${code}`, params);
};
