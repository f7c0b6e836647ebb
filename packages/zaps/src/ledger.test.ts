import { PLANS } from "@spellwright/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { LedgerEntry, Pool, ZapAccount } from "./account.ts";
import { utcMonth } from "./calendar.ts";
import { openPeriod } from "./open-period.ts";
import { reserve } from "./reserve.ts";
import { commit, type ReservedEntry, refund } from "./settle.ts";

const HOUR_MS = 3_600_000;

/** A life of an account: time passes, requests are reserved, then kept or given back, in any order. */
const step = fc.oneof(
  fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 0, max: 24 * 40 }) }),
  fc.record({ do: fc.constant("ask" as const), cost: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant("settle" as const), keep: fc.boolean() }),
);

const sumOf = (entries: readonly LedgerEntry[], pool: Pool) =>
  entries.reduce((sum, entry) => (entry.pool === pool ? sum + entry.amount : sum), 0);

const isReserved = (entry: LedgerEntry): entry is ReservedEntry => entry.kind === "reserve";

test("[BILL-08] whatever happens, the ledger's sums are the balances, and no balance is negative", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLANS),
      fc.nat(20),
      fc.array(step, { maxLength: 60 }),
      (plan, bought, steps) => {
        let now = Date.UTC(2026, 10, 20);
        let account: ZapAccount = {
          plan,
          monthlyRemaining: 0,
          boughtRemaining: bought,
          grantedMonth: null,
          dailyDate: null,
          dailyCount: 0,
        };
        const ledger: LedgerEntry[] = [];
        const open: { entries: readonly ReservedEntry[]; month: string }[] = [];
        const apply = (change: { account: ZapAccount; entries: readonly LedgerEntry[] }) => {
          account = change.account;
          ledger.push(...change.entries);
        };
        for (const current of steps) {
          if (current.do === "wait") now += current.hours * HOUR_MS;
          apply(openPeriod(account, new Date(now)));
          if (current.do === "ask") {
            const reservation = reserve(account, current.cost);
            if (reservation.ok) {
              apply(reservation);
              open.push({
                entries: reservation.entries.filter(isReserved),
                month: utcMonth(new Date(now)),
              });
            }
          }
          if (current.do === "settle") {
            const pending = open.shift();
            if (pending !== undefined) {
              apply(
                current.keep
                  ? commit(account, pending.entries)
                  : refund(account, pending.entries, pending.month),
              );
            }
          }
          expect(account.monthlyRemaining).toBe(sumOf(ledger, "monthly"));
          expect(account.boughtRemaining).toBe(bought + sumOf(ledger, "bought"));
          expect(account.monthlyRemaining).toBeGreaterThanOrEqual(0);
          expect(account.boughtRemaining).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
