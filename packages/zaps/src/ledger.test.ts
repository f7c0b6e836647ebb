import { PLANS } from "@spellwright/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { LedgerChange, LedgerEntry, Pool, ZapAccount } from "./account.ts";
import { utcMonth } from "./calendar.ts";
import { changePlan } from "./change-plan.ts";
import { openPeriod } from "./open-period.ts";
import { PLAN_TERMS } from "./plans.ts";
import { credit, revoke } from "./purchase.ts";
import { reserve } from "./reserve.ts";
import { commit, type ReservedEntry, refund } from "./settle.ts";

const HOUR_MS = 3_600_000;
/** What payments must have bought is another matter: `month-ends.test.ts`. */
const PAID_WELL = 1_000_000;

/** A life of an account, in any order: what is asked under one plan may be settled under another. */
const step = fc.oneof(
  fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 0, max: 24 * 40 }) }),
  fc.record({ do: fc.constant("ask" as const), cost: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant("settle" as const), keep: fc.boolean() }),
  fc.record({ do: fc.constant("buy" as const), zaps: fc.constantFrom(10, 25) }),
  fc.record({ do: fc.constant("take back" as const), zaps: fc.constantFrom(10, 25) }),
  fc.record({
    do: fc.constant("plan" as const),
    plan: fc.constantFrom(...PLANS),
    days: fc.option(fc.integer({ min: 1, max: 45 })),
  }),
);

const sumOf = (entries: readonly LedgerEntry[], pool: Pool) =>
  entries.reduce((sum, entry) => (entry.pool === pool ? sum + entry.amount : sum), 0);

const isReserved = (entry: LedgerEntry): entry is ReservedEntry => entry.kind === "reserve";

const monthlyOf = (entries: readonly LedgerEntry[]) => -sumOf(entries, "monthly");

test("[BILL-07] [BILL-08] whatever happens in whatever order, the ledger's sums are the balances, no balance is negative, and a month gives its plan's allowance less what was used of it", async () => {
  await fc.assert(
    fc.property(
      fc.constantFrom(...PLANS),
      fc.nat(10),
      fc.array(step, { maxLength: 60 }),
      (plan, usedElsewhere, steps) => {
        let now = Date.UTC(2026, 10, 20);
        let account: ZapAccount = {
          plan,
          planUntil: null,
          monthlyRemaining: 0,
          monthlyUsed: 0,
          planBought: PAID_WELL,
          planUsed: 0,
          boughtRemaining: 0,
          grantedMonth: null,
          dailyDate: null,
          dailyCount: 0,
          dailyJoined: 0,
          dailyUndecided: 0,
          dailyUndecidedModel: 0,
        };
        // The model: what was used in each month, which plan is paid until when, what was bought.
        const used = new Map<string, number>();
        let paid = { plan, until: Number.POSITIVE_INFINITY };
        let bought = 0;
        const ledger: LedgerEntry[] = [];
        const open: { entries: readonly ReservedEntry[]; month: string }[] = [];
        const apply = (change: LedgerChange) => {
          account = change.account;
          ledger.push(...change.entries);
        };
        const use = (month: string, zaps: number) =>
          used.set(month, (used.get(month) ?? usedElsewhere) + zaps);
        for (const current of steps) {
          if (current.do === "wait") now += current.hours * HOUR_MS;
          apply(openPeriod(account, new Date(now), usedElsewhere));
          const month = utcMonth(new Date(now));
          if (current.do === "ask") {
            const reservation = reserve(account, current.cost);
            if (reservation.ok) {
              apply(reservation);
              const entries = reservation.entries.filter(isReserved);
              open.push({ entries, month });
              use(month, monthlyOf(entries));
              bought -= current.cost - monthlyOf(entries);
            }
          }
          if (current.do === "settle") {
            const pending = open.shift();
            if (pending !== undefined && current.keep) apply(commit(account, pending.entries));
            else if (pending !== undefined) {
              apply(refund(account, pending.entries, pending.month));
              use(pending.month, -monthlyOf(pending.entries));
              bought -= sumOf(pending.entries, "bought");
            }
          }
          if (current.do === "buy") {
            apply(credit(account, current.zaps));
            bought += current.zaps;
          }
          if (current.do === "take back") {
            apply(revoke(account, current.zaps));
            bought = Math.max(0, bought - current.zaps);
          }
          if (current.do === "plan") {
            const until = current.days === null ? null : now + current.days * 24 * HOUR_MS;
            const iso = until === null ? null : new Date(until).toISOString();
            apply(changePlan(account, { plan: current.plan, until: iso, bought: PAID_WELL }));
            paid = { plan: current.plan, until: until ?? Number.POSITIVE_INFINITY };
          }
          if (paid.until <= now) paid = { plan: "free", until: Number.POSITIVE_INFINITY };
          const allowance = PLAN_TERMS[paid.plan].monthlyZaps;
          expect(account.plan).toBe(paid.plan);
          expect(account.monthlyRemaining).toBe(
            Math.max(0, allowance - (used.get(month) ?? usedElsewhere)),
          );
          expect(account.boughtRemaining).toBe(bought);
          expect(account.monthlyRemaining).toBe(sumOf(ledger, "monthly"));
          expect(account.boughtRemaining).toBe(sumOf(ledger, "bought"));
          expect(account.boughtRemaining).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});
