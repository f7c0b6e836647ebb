import type { ErrorCode } from "@spellwright/contract";
import type { PlainKey } from "@spellwright/locales";

/** Titles of the refusals that the subscription dialog explains (BILL-08). */
const LIMIT_TITLES = {
  MONTHLY_LIMIT: "oracle.thread.zapsSpentTitle",
  INSUFFICIENT_ZAPS: "oracle.thread.zapsShortTitle",
  DAILY_CAP: "oracle.thread.limitTitle",
} as const satisfies Partial<Record<ErrorCode, PlainKey>>;

export type ZapLimitCode = keyof typeof LIMIT_TITLES;

/** A refusal for want of zaps or of requests today. */
export interface ZapLimit {
  readonly code: ZapLimitCode;
  /** As the error carries them. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** The limit that an error tells of. Null when it is no limit. */
export const zapLimitOf = ({
  code,
  params,
}: {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}): ZapLimit | null =>
  Object.hasOwn(LIMIT_TITLES, code) ? { code: code as ZapLimitCode, params } : null;

/** The heading over what a limit says. */
export const limitTitle = (code: ZapLimitCode): PlainKey => LIMIT_TITLES[code];
