import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmptyPostgres, DATABASES } from "../../test/databases.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import { createOracleApp, type OracleApp } from "../../test/oracle-app.ts";
import { nodeArguments } from "../../test/programs.ts";
import { projectRoot } from "../config/root.ts";
import {
  type OpenDatabase,
  openDatabase,
  openWithoutMigrations,
  schema,
} from "../database/index.ts";
import { checkBackup, loadBackup } from "./load-backup.ts";
import { restoreFolder } from "./restore-folder.ts";
import { writeBackup } from "./write-backup.ts";

/** Everything that a text of somebody may hold between two lines of a file. */
const HARD_TEXT = 'line\u2028after \u2029 "quoted" \\ \n tab\t é 🂡 {"row":{}}';

/** A person with zaps, a question answered, a deck, and a settled and an open reserve in the ledger. */
const populate = async (database: OpenDatabase): Promise<string> => {
  const id = randomUUID();
  const { db } = database;
  await db.insert(schema.user).values({ id, name: HARD_TEXT, email: `${id}@example.org` });
  await db.insert(schema.userZaps).values({ userId: id, plan: "pro" });
  const app: OracleApp = createOracleApp(database);
  const body = { name: HARD_TEXT.replaceAll(/\s/g, " "), format: "casual", cards: [] };
  expect((await app.call("POST", "/api/decks", id, { body })).status).toBe(201);
  expect((await app.ask(id)).status).toBe(200);
  // A number that JavaScript would round.
  await db.execute(
    `update messages set payload = payload || '{"long": 12345678901234567890.12345678901234567890}'`,
  );
  await app.runs.work?.stop();
  return id;
};

/** All rows of all tables, in one order. */
const contents = async ({ pool }: OpenDatabase): Promise<Record<string, unknown>> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations' order by tablename`,
  );
  const read: [string, unknown][] = [];
  for (const { name } of rows) {
    const found = await pool.query(
      `select row_to_json(t)::text as row from "${name}" t order by row_to_json(t)::text collate "C"`,
    );
    read.push([name, found.rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(read);
};

/** A command as its operator runs it, while this process goes on. */
const run = async (command: "backup" | "restore", args: readonly string[], dataDir: string) => {
  const child = spawn(process.execPath, nodeArguments(command, ...args), {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, status };
};

/** Writes accounts in pairs until it is told to stop. Every second one of a pair is there or none. */
const writePairs = ({ db }: OpenDatabase) => {
  let isOver = false;
  let pairs = 0;
  const writing = (async () => {
    while (!isOver) {
      const values = ["a", "b"].map((half) => ({ name: "", email: `${pairs}-${half}@pairs` }));
      await db.transaction(async (tx) => {
        for (const value of values) await tx.insert(schema.user).values(value);
      });
      pairs += 1;
    }
  })();
  return {
    count: () => pairs,
    async stop() {
      isOver = true;
      await writing;
    },
  };
};
const PAIRED = `select split_part(email, '-', 1)::int as pair, count(*)::int as halves
  from "user" where email like '%@pairs' group by 1 order by 1`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spellwright-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("[DATA-01] a back-up of the running server brings back what was acknowledged when the data folder is lost", async () => {
  const fresh = await DATABASES.embedded();
  const dataDir = fresh.location.dataDir ?? "";
  const file = join(folder, "running.gz");
  const database = await openDatabase(fresh.location);
  await populate(database);
  writeFileSync(join(dataDir, "secret"), "a secret of the folder\n");
  const before = await contents(database);
  const pairs = writePairs(database);
  const acknowledged = pairs.count();
  const made = await run("backup", ["--to", file], dataDir);
  await pairs.stop();
  expect([made.stderr, made.status]).toEqual(["", 0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["running.gz"]);

  const checked = await checkBackup(file);
  const restoring = (mayReplace: boolean) => restoreFolder(dataDir, file, checked, mayReplace);
  await expect(restoring(false)).rejects.toThrow("holds something");
  await expect(restoring(true)).rejects.toThrow("is in use by another Spellwright");
  await database.close();
  await fresh.remove();

  const restored = await run("restore", ["--from", file], dataDir);
  expect([restored.stderr, restored.status]).toEqual(["", 0]);
  expect(restored.stdout).toContain("counts, checksums and ledger agree");
  expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe("a secret of the folder\n");
  const again = await openDatabase(fresh.location);
  // The server went on writing: half a transaction is never there, nor less than before.
  const halves = await again.pool.query<{ pair: number; halves: number }>(PAIRED);
  expect(halves.rows).toEqual(halves.rows.map((_row, pair) => ({ pair, halves: 2 })));
  expect(halves.rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(pairs.count()).toBeGreaterThan(halves.rows.length);
  await again.pool.query(`delete from "user" where email like '%@pairs'`);
  expect(await contents(again)).toEqual(before);
  expect(await readLedgerFaults(again)).toEqual([]);
  // Numbers go on after those that were given.
  await populate(again);
  await again.close();

  const aside = (await restoring(true)) ?? "";
  expect(existsSync(join(aside, "database"))).toBe(true);
  rmSync(aside, { recursive: true, force: true });
  await fresh.remove();
});

describe("on PostgreSQL", () => {
  let file: string;
  let lines: string[];
  let before: Record<string, unknown>;
  beforeAll(async () => {
    const fresh = await DATABASES.postgresql();
    const database = await openDatabase(fresh.location);
    await populate(database);
    file = join(folder, "postgresql.gz");
    await writeBackup(database, file, null);
    before = await contents(database);
    lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    await database.close();
    await fresh.remove();
  });

  test("[DATA-01] a back-up is stored in an empty database, and in no other", async () => {
    const fresh = await createEmptyPostgres();
    const database = await openWithoutMigrations(fresh.location);
    const checked = await checkBackup(file);
    await loadBackup(database, file, checked);
    expect(await contents(database)).toEqual(before);
    await expect(loadBackup(database, file, checked)).rejects.toThrow("is not empty");
    expect(await contents(database)).toEqual(before);
    await database.close();
    await fresh.remove();
  });

  const withHeader = (change: object) => [
    JSON.stringify({ ...JSON.parse(lines[0] ?? ""), ...change }),
    ...lines.slice(1),
  ];
  const gz = (text: readonly string[]) => gzipSync(`${text.join("\n")}\n`);
  const aRow = () => lines.findIndex((line) => line.startsWith('{"row"'));

  test.each([
    ["half of the file", () => readFileSync(file).subarray(0, 2000), "is cut"],
    ["all but its last line", () => gz(lines.slice(0, -1)), "is cut"],
    ["half of a line", () => gzipSync(lines.join("\n").slice(0, -9)), "is cut"],
    ["a text", () => Buffer.from("nothing of ours"), "is no back-up"],
    ["something else, packed", () => gz(["{}"]), "is no back-up"],
    ["nothing, packed", () => gzipSync(""), "is no back-up"],
    ["one of a later format", () => gz(withHeader({ format: 2 })), "a newer version"],
    ["one of later tables", () => gz(withHeader({ migrations: ["later"] })), "a newer version"],
    ["one without a row", () => gz(lines.toSpliced(aRow(), 1)), "is damaged"],
    [
      "one with a changed row",
      () => gz(lines.map((line, at) => (at === aRow() ? line.replace(/\d/, "7x") : line))),
      "is damaged",
    ],
    ["two in one", () => gz([...lines, ...lines]), "is cut or damaged"],
  ])("[DATA-01] %s is refused before anything is touched", async (name, make, reason) => {
    const bad = join(folder, `${name.replaceAll(/\W/g, "-")}.gz`);
    writeFileSync(bad, make());
    await expect(checkBackup(bad)).rejects.toThrow(reason);
  });
});
