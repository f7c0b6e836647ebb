import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Payer } from "../test/payer.ts";
import { PLAN_TERMS } from "./plans.ts";

const EVE = "2026-11-30T23:59:59.999Z";
const DECEMBER = "2026-12-01T00:00:00.000Z";
const RENEWAL = "2026-12-30T23:59:59.999Z";
const JANUARY = "2027-01-01T00:00:00.000Z";
const onEve = () => new Payer(EVE);

/** The table of docs/payments.md: what a person did, and what is left. */
const SEQUENCES: readonly (readonly [string, () => Payer, number])[] = [
  ["pro, used up; the month turns", () => onEve().pay("pro").useAll().at(DECEMBER), 10],
  ["pro, none used; the month turns", () => onEve().pay("pro").at(DECEMBER), 100],
  [
    "free used up, then pro, used up; the month turns",
    () => onEve().useAll().pay("pro").useAll().at(DECEMBER),
    10,
  ],
  [
    "basic used up, then pro, used up; the month turns",
    () => onEve().pay("basic").useAll().pay("pro").useAll().at(DECEMBER),
    10,
  ],
  [
    "pro, used up in both months; its time ends",
    () => onEve().pay("pro").useAll().at(DECEMBER).useAll().at("2026-12-31T00:00:00Z"),
    0,
  ],
  [
    "pro, used up; the next month is paid",
    () => onEve().pay("pro").useAll().at(DECEMBER).useAll().at(RENEWAL).pay("pro"),
    90,
  ],
  [
    "that one used up too; the year turns",
    () => onEve().pay("pro").useAll().at(DECEMBER).at(RENEWAL).pay("pro").useAll().at(JANUARY),
    10,
  ],
  [
    "pro, used up; basic from the next charge",
    () => onEve().pay("pro").useAll().at(DECEMBER).useAll().at(RENEWAL).pay("basic"),
    15,
  ],
  ["pro, used up, given back", () => onEve().pay("pro").useAll().at(DECEMBER).keep(0), 10],
  [
    "pro, used up, given back, bought anew",
    () => onEve().pay("pro").useAll().at(DECEMBER).keep(0).pay("pro"),
    10,
  ],
  ["pro, half given back; the month turns", () => onEve().pay("pro").keep(0.5).at(DECEMBER), 55],
  ["pro, disputed; the month turns", () => onEve().pay("pro").keep(0).at(DECEMBER), 10],
  ["pro, disputed, won after the turn", () => onEve().pay("pro").keep(0).at(DECEMBER).keep(1), 100],
  [
    "pro, used up; the clock goes back over midnight",
    () => onEve().pay("pro").useAll().at(DECEMBER).at(EVE),
    10,
  ],
];

const HOUR_MS = 3_600_000;
const step = fc.oneof(
  fc.record({
    do: fc.constant("wait" as const),
    hours: fc.double({ min: 0, max: 900, noNaN: true }),
  }),
  fc.record({ do: fc.constant("go back" as const), hours: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant("turn of the month" as const), ms: fc.integer({ min: -1, max: 1 }) }),
  fc.record({ do: fc.constant("use" as const), zaps: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant("pay" as const), plan: fc.constantFrom("basic", "pro") }),
  fc.record({ do: fc.constant("keep" as const), share: fc.constantFrom(0, 0.25, 0.5, 1) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const walk = (me: Payer, next: Step): void => {
  const now = me.now.getTime();
  if (next.do === "wait") me.at(now + next.hours * HOUR_MS);
  if (next.do === "go back") me.at(now - next.hours * HOUR_MS);
  if (next.do === "turn of the month")
    me.at(Date.UTC(me.now.getUTCFullYear(), me.now.getUTCMonth() + 1, 1) + next.ms);
  if (next.do === "pay") me.pay(next.plan);
  if (next.do === "keep") me.keep(next.share);
};

/** What the money that stayed has paid for, beyond the free zaps of each month. */
const paidFor = (me: Payer): number =>
  me.payments.reduce(
    (sum, { plan, share }) =>
      sum + (PLAN_TERMS[plan].monthlyZaps - PLAN_TERMS.free.monthlyZaps) * share,
    0,
  );

describe("[T-10] [BILL-07] zaps around the end of a month", () => {
  test.each(SEQUENCES)("add up to what was paid for: %s", (_, live, left) => {
    expect(live().account.monthlyRemaining).toBe(left);
  });

  test("no sequence of payments, refunds and clocks gives more than was paid for", async () => {
    const free = PLAN_TERMS.free.monthlyZaps;
    await fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const me = new Payer(EVE);
        const months = new Set([me.account.grantedMonth]);
        for (const next of steps) {
          walk(me, next);
          months.add(me.account.grantedMonth);
          if (next.do !== "use" || !me.use(next.zaps)) continue;
          const isFree = me.account.monthlyUsed <= free;
          if (!isFree) expect(me.used).toBeLessThanOrEqual(months.size * free + paidFor(me));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("who pays has at once what the plan promises, less what the month used, unless money went back", async () => {
    await fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const me = new Payer(EVE);
        for (const next of steps.filter((each) => each.do !== "keep" && each.do !== "go back")) {
          if (next.do === "use") me.use(next.zaps);
          walk(me, next);
          if (next.do !== "pay" || next.plan !== "pro") continue;
          if (me.payments.some(({ share }) => share < 1)) return;
          const { monthlyRemaining, monthlyUsed } = me.account;
          expect(monthlyRemaining).toBe(PLAN_TERMS.pro.monthlyZaps - monthlyUsed);
        }
      }),
      { numRuns: 500 },
    );
  });
});
