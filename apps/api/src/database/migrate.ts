import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { isDeadlock } from "./errors.ts";
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

/** Whether the database has every migration that this program knows. A newer one may have more. */
export const isMigrated = async (db: Database): Promise<boolean> => {
  const applied = await db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  const known = new Set(applied.rows.map((row) => row.hash));
  hashes ??= migrationNames();
  return hashes.every((hash) => known.has(hash));
};

/** So often statements of an older version may cross ours, before the operator hears of it. */
const MOST_TRIES = 10;

/** All tables, before any is changed: from then on nobody holds what a migration needs. */
const lockTables = sql`do $$
  begin
    execute (select 'lock table ' || string_agg(format('%I', tablename), ', ')
      from pg_tables where schemaname = 'public');
  end $$`;

const applyMissing = async (
  tx: Transaction,
  files: readonly MigrationMeta[],
  wasCrossed: boolean,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  if (wasCrossed) await tx.execute(lockTables);
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
};

/**
 * Applies the SQL files that this database has not seen, all in one transaction under a lock, so that
 * processes that start together do not meet (`migrate()` of drizzle takes no lock). An older version that still
 * writes may lock tables in another order: PostgreSQL then ends one of both, and what was ours begins anew with
 * all tables at once.
 *
 * @param count only so many of the oldest, for a back-up that an older version made
 */
export const applyMigrations = async (
  db: Database | Transaction,
  count?: number,
): Promise<void> => {
  const files = migrationFiles().slice(0, count);
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((tx) => applyMissing(tx, files, tries > 1));
    } catch (error) {
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error;
    }
  }
};
