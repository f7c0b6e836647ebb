import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyPostgres, type FreshDatabase } from "../../test/databases.ts";
import { nodeArguments } from "../../test/programs.ts";
import { openWithoutMigrations } from "./index.ts";
import { applyMigrations, MIGRATION_LOCK, migrationNames } from "./migrate.ts";

let fresh: FreshDatabase;
let holder: pg.Client;
const started: ChildProcess[] = [];
beforeEach(async () => {
  fresh = await createEmptyPostgres();
  holder = new pg.Client(fresh.location.url);
  await holder.connect();
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await holder.end();
  await fresh.remove();
});

/** A process that opens the database as a server does, and how it ends. */
const open = async () => {
  const child = spawn(process.execPath, nodeArguments("open-once", fresh.location.url ?? ""), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  started.push(child);
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, "close");
  return { code, output };
};

const count = async (statement: string, values: readonly unknown[] = []): Promise<number> =>
  (await holder.query(`select count(*)::int as n ${statement}`, [...values])).rows[0].n;

test("[DATA-01] of two processes that migrate at the same moment one does, and both go on", async () => {
  // Both stand before the first statement when they are let go: the one that comes second finds all of it done.
  await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const both = Promise.all([open(), open()]);
  const waiting = () =>
    count("from pg_locks where locktype = 'advisory' and objid = $1 and not granted", [
      MIGRATION_LOCK,
    ]);
  await expect.poll(waiting, { interval: 20 }).toBe(2);
  expect(await count("from pg_tables where schemaname = 'public'")).toBe(0);
  await holder.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  expect(await both).toEqual(Array(2).fill({ code: 0, output: "" }));
  const applied = await holder.query("select hash from schema_migrations order by hash");
  expect(applied.rows.map(({ hash }) => hash)).toEqual([...migrationNames()].sort());
  expect(await count("from pg_tables where tablename = 'runs'")).toBe(1);
});

/** How many migrations come before those that change `decks`, `runs` and `zap_entries`, in this order. */
const OLDER = 17;

test("[T-14] [DATA-01] of a migration and an older version that wait for each other both end, the migration by a new try", async () => {
  const older = await openWithoutMigrations(fresh.location);
  await applyMigrations(older.db, OLDER);
  await older.close();
  const [writer, gate] = [new pg.Client(fresh.location.url), new pg.Client(fresh.location.url)];
  await Promise.all([writer.connect(), gate.connect()]);
  const waitingFor = (table: string) =>
    count("from pg_locks where not granted and relation = $1::regclass", [table]);
  try {
    // Who looks first is ended: that is the migration.
    await writer.query("set deadlock_timeout = '1h'");
    await writer.query("begin; lock table zap_entries in row exclusive mode");
    await gate.query("begin; lock table runs in row exclusive mode");
    const opening = open();
    await expect.poll(() => waitingFor("runs"), { interval: 20 }).toBe(1);
    const crossing = writer.query("lock table decks in row exclusive mode");
    await expect.poll(() => waitingFor("decks"), { interval: 20 }).toBe(1);
    await gate.query("commit");
    await crossing;
    await writer.query("commit");
    expect(await opening).toEqual({ code: 0, output: "" });
    expect(await count("from schema_migrations")).toBe(migrationNames().length);
  } finally {
    await Promise.all([writer.end(), gate.end()]);
  }
});
