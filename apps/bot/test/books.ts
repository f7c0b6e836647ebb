import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/** What the books say once every process has ended. */
export interface Books {
  /** Packs and accounts whose balance is not the sum of their ledger. */
  readonly unbalanced: readonly string[];
  /** Zaps that each message or command cost in the end, by its id; without those that cost nothing. */
  readonly charged: ReadonlyMap<string, number>;
}

/** Balances of packs and of people, beside the sums of their ledgers. */
const UNBALANCED = `
  select 'pack ' || p.id as what from guild_packs p
    left join zap_entries e on e.pack_id = p.id
    group by p.id having p.remaining <> coalesce(sum(e.amount), 0)
  union all
  select 'account ' || z.user_id from user_zaps z
    left join zap_entries e on e.user_id = z.user_id
    group by z.user_id, z.monthly_remaining, z.bought_remaining
    having z.monthly_remaining <> coalesce(sum(e.amount) filter (where e.pool = 'monthly'), 0)
      or z.bought_remaining <> coalesce(sum(e.amount) filter (where e.pool = 'bought'), 0)`;

/** A charge whose question is gone has no key: it is found as one that nobody answered. */
const CHARGED = `
  select coalesce(q.key, 'run ' || e.run_id) as key, -sum(e.amount)::int as zaps
    from zap_entries e
    left join runs r on r.id = e.run_id
    left join guild_questions q on q.run_id = e.run_id
    where e.run_id is not null and (e.pack_id is not null or r.request_id like 'discord-%')
    group by 1 having sum(e.amount) <> 0`;

/** Reads the embedded database of a server that has ended. @param dataDir its `DATA_DIR` */
export const readBooks = async (dataDir: string): Promise<Books> => {
  const folder = join(dataDir, "database");
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
  const unbalanced = await database.query<{ what: string }>(UNBALANCED);
  const charged = await database.query<{ key: string; zaps: number }>(CHARGED);
  await database.close();
  return {
    unbalanced: unbalanced.rows.map(({ what }) => what),
    charged: new Map(charged.rows.map(({ key, zaps }) => [key, zaps])),
  };
};
