import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DATABASES, type FreshDatabase } from "../../../test/databases.ts";
import { type OpenDatabase, openDatabase, type Transaction } from "../../database/index.ts";
import { entriesOfAttempt } from "./ledger-queries.ts";
import { insertPack, writePacks } from "./packs/pack-queries.ts";

let fresh: FreshDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  fresh = await DATABASES.postgresql();
  database = await openDatabase(fresh.location);
});
afterAll(async () => {
  await database.close();
  await fresh.remove();
});

const OTHER_RUNS = 500;
const now = new Date();

/** Rows of the ledger that this transaction has looked at so far. */
const rowsRead = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.execute<{ read: number }>(sql`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = 'zap_entries'`);
  return rows[0]?.read ?? 0;
};

test("[BOT-07] the charge of a run is found without reading those of all others", async () => {
  const packId = randomUUID();
  const asked = Array.from({ length: OTHER_RUNS }, () => randomUUID());
  const [runId = ""] = asked;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const pack = { id: packId, guildId: "1", size: 9, remaining: OTHER_RUNS };
    await insertPack(tx, { ...pack, createdAt: now });
    for (const id of asked)
      await writePacks(tx, [{ packId, kind: "reserve", amount: -1 }], {
        ...{ runId: id, attempt: 1, phase: "reserve" },
        now,
      });
    const before = await rowsRead(tx);
    expect(await entriesOfAttempt(tx, { runId, attempt: 1 })).toHaveLength(1);
    expect((await rowsRead(tx)) - before).toBeLessThan(5);
  });
});
