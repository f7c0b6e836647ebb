import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../src/database/index.ts";

/** People whose balance is not the sum of their ledger, by pool. */
const UNBALANCED = sql`
  select z.user_id, z.monthly_remaining, z.bought_remaining,
    coalesce(sum(e.amount) filter (where e.pool = 'monthly'), 0)::int as monthly,
    coalesce(sum(e.amount) filter (where e.pool = 'bought'), 0)::int as bought
  from user_zaps z left join zap_entries e on e.user_id = z.user_id
  group by z.user_id
  having z.monthly_remaining <> coalesce(sum(e.amount) filter (where e.pool = 'monthly'), 0)
    or z.bought_remaining <> coalesce(sum(e.amount) filter (where e.pool = 'bought'), 0)`;

/** Reserves that nothing settled although nothing runs. */
const UNSETTLED = sql`
  select e.run_id from zap_entries e
  where e.kind = 'reserve'
    and not exists (
      select 1 from zap_entries s
      where s.idempotency_key = replace(e.idempotency_key, ':reserve:', ':settle:'))
    and not exists (select 1 from runs r where r.id = e.run_id and r.status = 'running')`;

/** [BILL-08] What is wrong with the ledger: balances that are not its sums, reserves that stay open. */
export const readLedgerFaults = async ({
  db,
}: Pick<OpenDatabase, "db">): Promise<readonly unknown[]> => {
  const unbalanced = await db.execute(UNBALANCED);
  const unsettled = await db.execute(UNSETTLED);
  return [...unbalanced.rows, ...unsettled.rows];
};
