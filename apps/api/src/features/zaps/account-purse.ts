import {
  commit,
  countUndecided,
  type ReservedEntry,
  refund,
  reserve,
  resetsAt,
  utcDay,
  utcMonth,
  type ZapRefusal,
} from "@spellwright/zaps";
import { AppError } from "../../http/index.ts";
import type { TakenLine } from "./ledger-queries.ts";
import { openMonth } from "./open-month.ts";
import type { Purse } from "./purse.ts";
import { lockZaps, setAccount, writeAccount } from "./queries.ts";

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
    case "UNDECIDED_CAP":
      return new AppError("UNDECIDED_CAP", { cap: refusal.cap });
  }
};

const reservedOf = (taken: readonly TakenLine[]): readonly ReservedEntry[] =>
  taken.flatMap(({ pool, amount }) =>
    pool === "pack" ? [] : [{ kind: "reserve" as const, pool, amount }],
  );

/** The zaps of an account: those of its month, and those that it bought (BILL-07). */
export const accountPurse = (userId: string): Purse => ({
  async lock(tx) {
    await lockZaps(tx, userId);
  },
  async take(tx, { zaps, asksModel }, occasion) {
    const account = await openMonth(tx, userId, occasion.now);
    const reservation = reserve(account, zaps, asksModel);
    if (!reservation.ok) throw refused(reservation.refusal, occasion.now);
    await writeAccount(tx, userId, reservation, occasion);
  },
  async keep(tx, taken, occasion) {
    const account = await openMonth(tx, userId, occasion.now);
    await writeAccount(tx, userId, commit(account, reservedOf(taken)), occasion);
  },
  async giveBack(tx, taken, occasion) {
    const account = await openMonth(tx, userId, occasion.now);
    const month = utcMonth(taken[0]?.createdAt ?? occasion.now);
    await writeAccount(tx, userId, refund(account, reservedOf(taken), month), occasion);
  },
  async countUndecided(tx, { askedAt, asksModel, now }) {
    const account = await openMonth(tx, userId, now);
    const counted = countUndecided(account, { day: utcDay(askedAt), asksModel });
    await setAccount(tx, userId, counted, now);
  },
});
