import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import { type DatabaseLocation, type OpenDatabase, openDatabase } from "../src/database/open.ts";
import { TEMPLATE } from "./postgres-server.ts";

const onPostgres = async (statement: string): Promise<void> => {
  const client = new pg.Client(inject("postgresUrl").replace("DATABASE", "postgres"));
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A fresh, migrated database of one kind, and how to throw it away. */
export interface FreshDatabase {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

const createPostgres = async (template: string): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onPostgres(`create database ${name} template ${template}`);
  return {
    location: { url: inject("postgresUrl").replace("DATABASE", name) },
    remove: () => onPostgres(`drop database ${name} with (force)`),
  };
};

/** A PostgreSQL database without any table. */
export const createEmptyPostgres = (): Promise<FreshDatabase> => createPostgres("template0");

/** A data folder without a database. */
export const createEmptyFolder = async (): Promise<FreshDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), "spellwright-empty-"));
  return {
    location: { dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

export const DATABASES = {
  postgresql: () => createPostgres(TEMPLATE),
  async embedded() {
    const dataDir = mkdtempSync(join(inject("embeddedFolder"), "data-"));
    cpSync(join(inject("embeddedFolder"), TEMPLATE), dataDir, { recursive: true });
    return {
      location: { dataDir },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
} satisfies Readonly<Record<string, () => Promise<FreshDatabase>>>;

type DatabaseKind = keyof typeof DATABASES;

export const BOTH_DATABASES: readonly DatabaseKind[] = ["postgresql", "embedded"];

/** Where most suites run; `npm test -- --all` sets the variable (CONTRIBUTING.md). */
export const USUAL_DATABASES: readonly DatabaseKind[] =
  process.env.TEST_ON_BOTH_DATABASES === "1" ? BOTH_DATABASES : ["postgresql"];

/** Twenty times faster than `truncate`, which writes new files for every table and index. */
const EMPTY_ALL_TABLES = `do $$
  declare each record;
  begin
    set local session_replication_role = replica; -- no foreign key is in the way
    for each in select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'
    loop execute 'delete from ' || each.name; end loop;
    for each in select format('%I', sequencename) as name from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop execute 'alter sequence ' || each.name || ' restart'; end loop;
  end $$`;

/** A guard, not a measure: the machine may be busy. */
const PATIENCE_MS = 60_000;

type Suite = (open: () => OpenDatabase) => void;

/** A database of its own for each file and kind: what one leaves behind, no other meets. */
const runOn = (kinds: readonly DatabaseKind[], suite: Suite): void => {
  describe.each(kinds)("on %s", (kind) => {
    let fresh: FreshDatabase | undefined;
    let database: OpenDatabase | undefined;
    const open = () => {
      if (database === undefined) throw new Error("the database opens before the first test");
      return database;
    };
    beforeAll(async () => {
      fresh = await DATABASES[kind]();
      database = await openDatabase(fresh.location);
      // How long a busy server lets a caller wait for a connection is not what these suites ask.
      database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
    });
    beforeEach(() => open().db.execute(EMPTY_ALL_TABLES));
    afterAll(async () => {
      await database?.close();
      await fresh?.remove();
    });
    suite(open);
  });
};

/**
 * Runs a suite on a real PostgreSQL, all tables emptied before each test; with `npm test -- --all` on the embedded database too.
 *
 * @param suite gets a function that gives the database of the running test
 */
export const onDatabase = (suite: Suite): void => runOn(USUAL_DATABASES, suite);

/** The same always on both databases: for what the two could do differently (CONTRIBUTING.md). */
export const onEachDatabase = (suite: Suite): void => runOn(BOTH_DATABASES, suite);
