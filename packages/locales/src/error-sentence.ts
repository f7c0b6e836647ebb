import type { ErrorCode, Language } from "@spellwright/contract";
import { type Translate, translateWithData, translator } from "./translate.ts";

const SECONDS_A_MINUTE = 60;

type Params = Readonly<Record<string, unknown>>;

/** Codes whose sentence depends on more than the code. */
const VARIANTS: Partial<Record<ErrorCode, (t: Translate, params: Params) => string | undefined>> = {
  // BILL-08: the daily cap advises a higher plan to everyone but pro.
  DAILY_CAP: (t, params) =>
    params.plan === "pro" ? undefined : translateWithData(t, "errors.DAILY_CAP_UPGRADE", params),
  RATE_LIMITED: (t, { retry_after }) => {
    const seconds = typeof retry_after === "number" ? retry_after : SECONDS_A_MINUTE;
    return t("errors.RATE_LIMITED", { count: Math.max(1, Math.ceil(seconds / SECONDS_A_MINUTE)) });
  },
  DISCORD_BUSY: (t, { retry_after }) =>
    t("errors.DISCORD_BUSY", { count: typeof retry_after === "number" ? retry_after : 1 }),
  // ERR-01: a gateway that gave up (502) says another thing than one that timed out (504).
  TIMEOUT: (t, { status }) => (status === 502 ? t("errors.TIMEOUT_BAD_GATEWAY") : undefined),
  CLIENT_TIMEOUT: (t, { overall, analysis }) => {
    if (overall === true) return t("errors.CLIENT_TIMEOUT_OVERALL");
    return analysis === true ? t("errors.CLIENT_TIMEOUT_ANALYSIS") : undefined;
  },
};

/** The sentence of a code of the error catalogue, with its parameters, for API and pages alike (ERR-01). */
export const errorSentence = (code: ErrorCode, params: Params, language: Language): string => {
  const t = translator(language);
  return VARIANTS[code]?.(t, params) ?? translateWithData(t, `errors.${code}`, params);
};
