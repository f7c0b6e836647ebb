import type { ZapAccount } from "./account.ts";

/**
 * Answers that decide nothing, at most in a day, whatever the plan (BILL-08): they are free and count for no daily
 * limit, so they have caps of their own. A language model that was asked costs whoever runs the server.
 */
export const UNDECIDED_A_DAY = { all: 40, model: 10 } as const;

/** The cap that an account has reached. Undefined where it may still ask. @param asksModel whether a language model would be asked */
export const undecidedCap = (
  { dailyUndecided, dailyUndecidedModel }: ZapAccount,
  asksModel: boolean,
): number | undefined => {
  if (dailyUndecided >= UNDECIDED_A_DAY.all) return UNDECIDED_A_DAY.all;
  return asksModel && dailyUndecidedModel >= UNDECIDED_A_DAY.model
    ? UNDECIDED_A_DAY.model
    : undefined;
};

/**
 * Counts an answer that decided nothing: no longer among the requests of its day, but among those of this kind.
 *
 * @param account already brought to the current period by `openPeriod`.
 * @param day UTC day of the request (`YYYY-MM-DD`); of one that began yesterday today's count holds nothing
 */
export const countUndecided = (
  account: ZapAccount,
  { day, asksModel }: { readonly day: string; readonly asksModel: boolean },
): ZapAccount => ({
  ...account,
  dailyCount: account.dailyDate === day ? Math.max(0, account.dailyCount - 1) : account.dailyCount,
  dailyUndecided: account.dailyUndecided + 1,
  dailyUndecidedModel: account.dailyUndecidedModel + (asksModel ? 1 : 0),
});
