import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
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

export const DATABASES: Readonly<Record<"embedded" | "postgresql", () => Promise<FreshDatabase>>> =
  {
    async embedded() {
      const dataDir = mkdtempSync(join(tmpdir(), "spellwright-test-"));
      cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
      return {
        location: { dataDir },
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
    postgresql: () => createPostgres(TEMPLATE),
  };

const emptyAllTables = async ({ db }: OpenDatabase): Promise<void> => {
  const tables = await db.execute<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations'`);
  const names = tables.rows.map((row) => row.name).join(", ");
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
};

/**
 * Runs the same suite on the embedded database and on a real PostgreSQL: one fresh database per file
 * and kind, all tables emptied before each test.
 *
 * @param suite gets the kind's name and a function that gives the database of the running test
 */
export const forEachDatabase = (
  suite: (name: keyof typeof DATABASES, open: () => OpenDatabase) => void,
): void => {
  for (const name of ["embedded", "postgresql"] as const) {
    describe(`on ${name}`, () => {
      let fresh: FreshDatabase | undefined;
      let database: OpenDatabase | undefined;
      const open = () => {
        if (database === undefined) throw new Error("the database opens before the first test");
        return database;
      };
      beforeAll(async () => {
        fresh = await DATABASES[name]();
        database = await openDatabase(fresh.location);
      }, 60_000);
      beforeEach(() => emptyAllTables(open()));
      afterAll(async () => {
        await database?.close();
        await fresh?.remove();
      });
      suite(name, open);
    });
  }
};
