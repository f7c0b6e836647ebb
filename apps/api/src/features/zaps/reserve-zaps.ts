import { reserve, resetsAt, type ZapRefusal } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { openMonth } from "./open-month.ts";
import { writeLedger } from "./queries.ts";

/** One attempt of a run: what a charge belongs to. Each attempt is charged and settled once. */
export interface ChargedAttempt {
  readonly userId: string;
  readonly runId: string;
  readonly attempt: number;
}

export const attemptKey = ({ runId, attempt }: ChargedAttempt): string =>
  `run:${runId}:${attempt}:`;

/**
 * Takes the zaps of a request before it runs, under the lock of the account (BILL-08).
 *
 * @param zaps at least 1.
 * @throws AppError MONTHLY_LIMIT, INSUFFICIENT_ZAPS or DAILY_CAP; nothing is taken then.
 */
export const reserveZaps = async (
  tx: Transaction,
  charge: ChargedAttempt,
  zaps: number,
  now: Date,
): Promise<void> => {
  const reservation = reserve(await openMonth(tx, charge.userId, now), zaps);
  if (!reservation.ok) throw refused(reservation.refusal, now);
  const reserved = reservation.entries.map((entry) => ({
    ...entry,
    key: `${attemptKey(charge)}reserve:${entry.pool}`,
  }));
  await writeLedger(tx, charge.userId, reservation.account, reserved, {
    runId: charge.runId,
    now,
  });
};

const refused = (refusal: ZapRefusal, now: Date): AppError => {
  switch (refusal.reason) {
    case "MONTHLY_LIMIT":
      return new AppError("MONTHLY_LIMIT", { resets_at: resetsAt(now).toISOString() });
    case "INSUFFICIENT_ZAPS": {
      const { remaining, required } = refusal;
      return new AppError("INSUFFICIENT_ZAPS", { remaining, required });
    }
    case "DAILY_CAP":
      return new AppError("DAILY_CAP", { plan: refusal.plan, cap: refusal.cap });
  }
};
