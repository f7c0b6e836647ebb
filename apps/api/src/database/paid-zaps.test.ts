import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { changePlan } from "@spellwright/zaps";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmptyPostgres, type FreshDatabase } from "../../test/databases.ts";
import { applyMigrations, type OpenDatabase, openWithoutMigrations, schema } from "./index.ts";

/** How many migrations come before the one that fills `plan_bought` and `plan_used`. */
const OLDER = readdirSync(new URL("./migrations", import.meta.url))
  .filter((file) => file.endsWith(".sql"))
  .sort()
  .indexOf("0024_paid_zaps.sql");

/** People in November as the older version left them: it granted each month of a plan whole. */
const PEOPLE = [
  {
    who: "paid Pro on the eve of November and used it up that day",
    ...{ plan: "pro", until: "2026-11-30", paidOn: ["2026-10-31"], usedInOctober: 100 },
    now: { used: 40, left: 60 },
    filled: { planBought: 90, planUsed: 0 },
  },
  {
    who: "paid Pro late in October and used half of it",
    ...{ plan: "pro", until: "2026-11-20", paidOn: ["2026-10-20"], usedInOctober: 50 },
    now: { used: 20, left: 80 },
    filled: { planBought: 90, planUsed: 0 },
  },
  {
    who: "paid Pro for both months and used up the first",
    ...{ plan: "pro", until: "2026-12-01" },
    ...{ paidOn: ["2026-10-01", "2026-11-01"], usedInOctober: 100 },
    now: { used: 20, left: 80 },
    filled: { planBought: 180, planUsed: 90 },
  },
  {
    who: "left Pro before November",
    ...{ plan: "free", until: null, paidOn: ["2026-10-01"], usedInOctober: 40 },
    now: { used: 5, left: 5 },
    filled: { planBought: 90, planUsed: 30 },
  },
  {
    who: "was given Pro",
    ...{ plan: "pro", until: null, paidOn: [], usedInOctober: 100 },
    now: { used: 40, left: 60 },
    filled: { planBought: 0, planUsed: 0 },
  },
] as const;

describe("[T-10] [BILL-07] the upgrade that fills the zaps of plans", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  const ids = new Map<string, string>();

  const write = async ({
    who,
    plan,
    until,
    paidOn,
    usedInOctober,
    now,
  }: (typeof PEOPLE)[number]) => {
    const id = randomUUID();
    ids.set(who, id);
    const run = (statement: string, ...values: readonly unknown[]) =>
      database.pool.query(statement, [id, ...values]);
    await run(`insert into "user" (id, name, email) values ($1, '', $2)`, `${id}@example.org`);
    await run(
      `insert into user_zaps
        (user_id, plan, plan_until, monthly_used, monthly_remaining, granted_month)
        values ($1, $2, $3, $4, $5, '2026-11-01')`,
      ...[plan, until, now.used, now.left],
    );
    await run(
      `insert into zap_entries (user_id, kind, pool, amount, idempotency_key, created_at)
        values ($1, 'reserve', 'monthly', $2, $3, '2026-10-31T20:00:00Z')`,
      ...[-usedInOctober, randomUUID()],
    );
    for (const day of paidOn)
      await run(
        `insert into payments (user_id, plan, amount_cents, currency, provider_id, paid_at)
          values ($1, 'pro', 2000, 'EUR', $2, $3)`,
        ...[randomUUID(), day],
      );
  };

  beforeAll(async () => {
    fresh = await createEmptyPostgres();
    database = await openWithoutMigrations(fresh.location);
    await applyMigrations(database.db, OLDER);
    for (const person of PEOPLE) await write(person);
    await applyMigrations(database.db);
  });
  afterAll(async () => {
    await database.close();
    await fresh.remove();
  });

  test.each(PEOPLE)(
    "keeps what November granted to a person who $who",
    async ({ who, now, filled }) => {
      const [row] = await database.db
        .select()
        .from(schema.userZaps)
        .where(eq(schema.userZaps.userId, ids.get(who) ?? ""));
      if (row === undefined) throw new Error("the person is gone");
      expect(row).toMatchObject(filled);
      // What the next look at the payments makes of the account.
      const until = row.planUntil?.toISOString() ?? null;
      const looked = changePlan(
        { ...row, planUntil: until },
        { plan: row.plan, until, bought: row.planBought },
      );
      expect(looked.account.monthlyRemaining).toBe(now.left);
    },
  );
});
