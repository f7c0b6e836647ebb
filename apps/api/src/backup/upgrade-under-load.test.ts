import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmptyPostgres, type FreshDatabase } from "../../test/databases.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import {
  countPackQuestions,
  countRows,
  expectedRows,
  KEEP_SESSION,
  KEPT_TOKEN,
  OLD_BACKUPS,
  oldBackup,
} from "../../test/old-backup.ts";
import { startPair } from "../../test/processes/pair.ts";
import { nodeArguments } from "../../test/programs.ts";
import { openDatabase, openWithoutMigrations } from "../database/index.ts";
import { MIGRATION_LOCK } from "../database/migrate.ts";
import { checkBackup, loadVerbatim } from "./load-backup.ts";

/** Statements of the older version, whose processes go on until they are ended: each locks in an order of its own. */
const WRITES = [
  ["insert into discussions (id, title, type, user_id) values ($1, 'Meanwhile', 'oracle', $2)"],
  [
    "update discussions set title = title where user_id = $2 and $1::uuid is not null",
    "insert into decks (id, name, format, user_id) values ($1, 'Meanwhile', 'casual', $2)",
  ],
  [
    "update decks set name = name where user_id = $2 and $1::uuid is not null",
    "insert into discussions (id, title, type, user_id) values ($1, 'Meanwhile', 'oracle', $2)",
  ],
] as const;

/** Between two writes, in milliseconds: load, and the machine has room for what is tried. */
const PAUSE_MS = 20;

/** Writes for somebody until it is told to stop. @returns the ids of what was acknowledged */
const writeOn = async (
  url: string,
  person: string,
  statements: readonly string[],
  isOver: () => boolean,
): Promise<readonly string[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const acknowledged: string[] = [];
  while (!isOver()) {
    const id = randomUUID();
    try {
      await client.query("begin");
      for (const statement of statements) await client.query(statement, [id, person]);
      await client.query("commit");
      acknowledged.push(id);
    } catch {
      // Refused, as an older version may be while the tables change: it told nobody that it was done.
      await client.query("rollback");
    }
    await pause(PAUSE_MS);
  }
  await client.end();
  return acknowledged;
};

/** All of them at once. @returns ends them, with the ids of what was acknowledged */
const startWriting = (url: string, person: string): (() => Promise<readonly string[]>) => {
  let isOver = false;
  const writing = Promise.all(
    WRITES.map((statements) => writeOn(url, person, statements, () => isOver)),
  );
  return async () => {
    isOver = true;
    return (await writing).flat();
  };
};

/** Three starts of a server each: the oldest stands for all, but for `npm test -- --all`. */
const UPGRADED = process.env.TEST_ON_BOTH_DATABASES === "1" ? OLD_BACKUPS : ["first-slice.gz"];

describe.each(UPGRADED)(
  "the database that an older version left and still writes to (%s)",
  (name) => {
    let fresh: FreshDatabase;
    let url: string;
    beforeEach(async () => {
      fresh = await createEmptyPostgres();
      url = fresh.location.url ?? "";
    });
    afterEach(() => fresh.remove());

    const loadOlder = async () => {
      const checked = await checkBackup(oldBackup(name));
      const older = await openWithoutMigrations(fresh.location);
      await older.db.transaction((tx) => loadVerbatim(tx, oldBackup(name), checked));
      const [{ person }] = (await older.pool.query("select user_id as person from decks limit 1"))
        .rows;
      const packQuestions = await countPackQuestions(older, checked.end);
      await older.pool.query(KEEP_SESSION, [person]);
      await older.close();
      const { session: _, ...expected } = expectedRows(checked.end, packQuestions);
      return { person: person as string, tables: Object.keys(checked.end.tables), expected };
    };

    /** A process that is killed while it changes the tables. */
    const killAsItMigrates = async () => {
      const looker = new pg.Client(url);
      await looker.connect();
      const child = spawn(process.execPath, nodeArguments("open-once", url), { stdio: "ignore" });
      const ended = once(child, "close");
      const isMigrating = async () =>
        (
          await looker.query(
            "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and granted",
            [MIGRATION_LOCK],
          )
        ).rowCount === 1;
      await expect.poll(isMigrating, { interval: 2 }).toBe(true);
      child.kill("SIGKILL");
      await ended;
      await looker.end();
    };

    /** Two servers start on it at once, and one of them is replaced by a third. */
    const startThree = async () => {
      const pair = await startPair({ databaseUrl: url, program: nodeArguments("main") });
      try {
        const headers = { authorization: `Bearer ${KEPT_TOKEN}` };
        const read = async (path: string) => {
          const outcome = await pair.balancer.send({ method: "GET", path, headers });
          return outcome.kind === "answer" ? outcome.answer.status : "broken";
        };
        await pair.replace(0, "SIGTERM");
        for (const path of ["/api/decks", "/api/discussions", "/api/zaps", "/api/account"])
          expect([path, await read(path), await read(path)]).toEqual([path, 200, 200]);
      } finally {
        await pair.close();
      }
    };

    test("[T-14] [DATA-01] is all there after a kill, two starts at once and a restart, with all that was written meanwhile", async () => {
      const { person, tables, expected } = await loadOlder();
      const stopWriting = startWriting(url, person);
      try {
        await killAsItMigrates();
        await startThree();
      } finally {
        await stopWriting();
      }
      const written = await stopWriting();
      expect(written.length).toBeGreaterThan(0);
      const database = await openDatabase(fresh.location);
      const { rows } = await database.pool.query(
        `select (select count(*) from discussions where id = any($1))::int
          + (select count(*) from decks where id = any($1))::int as n`,
        [written],
      );
      expect(rows).toEqual([{ n: written.length }]);
      const counted = await countRows(database, tables);
      for (const [table, least] of Object.entries(expected))
        expect([table, (counted[table] ?? 0) >= least]).toEqual([table, true]);
      expect(await readLedgerFaults(database)).toEqual([]);
      await database.close();
    });
  },
);
