import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Transaction } from "./types.ts";

/** Any number of ours, the same in every process: who migrates holds the advisory lock of it. */
export const MIGRATION_LOCK = 727_001;

/** Our migrations, the oldest first. */
const migrationFiles = () =>
  readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });

/** What names each of our migrations, the oldest first. */
export const migrationNames = (): readonly string[] => migrationFiles().map(({ hash }) => hash);

/** Of the files, which do not change while a program runs. */
let hashes: readonly string[] | undefined;

/** Whether the database has every migration that this program knows; a newer one may have more. */
export const isMigrated = async (db: Database): Promise<boolean> => {
  const applied = await db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  const known = new Set(applied.rows.map((row) => row.hash));
  hashes ??= migrationNames();
  return hashes.every((hash) => known.has(hash));
};

/**
 * Applies the SQL files that this database has not seen, all in one transaction under a lock, so that
 * processes that start together do not meet (`migrate()` of drizzle takes no lock).
 *
 * @param count only so many of the oldest, for a back-up that an older version made
 */
export const applyMigrations = async (
  db: Database | Transaction,
  count?: number,
): Promise<void> => {
  const files = migrationFiles().slice(0, count);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`
      create table if not exists schema_migrations (
        hash text primary key,
        applied_at timestamptz not null default now()
      )`);
    const applied = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations`);
    const known = new Set(applied.rows.map((row) => row.hash));
    for (const file of files) {
      if (known.has(file.hash)) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (hash) values (${file.hash})`);
    }
  });
};
