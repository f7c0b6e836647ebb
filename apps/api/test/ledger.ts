import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../src/database/index.ts";

/** Packs of servers of which something else remains than the sum of their ledger. */
const UNBALANCED_PACKS = sql`
  select p.id, p.remaining, coalesce(sum(e.amount), 0)::int as sum
  from guild_packs p left join zap_entries e on e.pack_id = p.id
  group by p.id having p.remaining <> coalesce(sum(e.amount), 0)`;

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
      where s.run_id = e.run_id and s.attempt = e.attempt and s.phase = 'settle'
        and s.pool = e.pool and s.pack_id is not distinct from e.pack_id)
    and not exists (select 1 from runs r where r.id = e.run_id and r.status = 'running')`;

/**
 * [BILL-08] [BOT-07] What is wrong with the ledger, of accounts and of packs: balances that are not its sums,
 * reserves that stay open.
 */
export const readLedgerFaults = async ({
  db,
}: Pick<OpenDatabase, "db">): Promise<readonly unknown[]> => {
  const unbalanced = await db.execute(UNBALANCED);
  const unsettled = await db.execute(UNSETTLED);
  const packs = await db.execute(UNBALANCED_PACKS);
  return [...unbalanced.rows, ...packs.rows, ...unsettled.rows];
};
