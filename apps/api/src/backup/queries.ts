import { sql } from "drizzle-orm";
import type { Transaction } from "../database/index.ts";
import { LedgerSums } from "./format.ts";

/** Rows fetched, or stored, at a time. */
const BATCH = 500;

/** A table with the columns that are stored: generated ones come back by themselves. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
}

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Tables of ours, those that others refer to first; not the list of migrations. */
export const listTables = async (tx: Transaction): Promise<readonly StoredTable[]> => {
  const { rows } = await tx.execute<{ table: string; columns: string[]; needs: string[] | null }>(
    sql`
    select c.relname as table,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by c.relname`,
  );
  const waiting = new Map(rows.map((row) => [row.table, row]));
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) =>
      (needs ?? []).every((need) => !waiting.has(need)),
    );
    if (next === undefined) throw new Error("tables refer to each other in a circle");
    waiting.delete(next.table);
    ordered.push({ table: next.table, columns: next.columns });
  }
  return ordered;
};

/** Dates and numbers are written in one way, whoever asks. */
export const useCanonicalFormats = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local timezone to 'UTC'`);
};

/** The rows of a table as JSON texts, some at a time. */
export async function* readRows(
  tx: Transaction,
  { table, columns }: StoredTable,
): AsyncGenerator<readonly string[]> {
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select row_to_json(stored)::text as row
    from (select ${identifiers(columns)} from ${sql.identifier(table)}) stored`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(BATCH))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Stores rows as they were, triggers aside: what they would derive is in the back-up too. */
export const createLoader = async (tx: Transaction, { table, columns }: StoredTable) => {
  const name = sql.identifier(table);
  const list = identifiers(columns);
  let waiting: string[] = [];
  const store = async () => {
    if (waiting.length === 0) return;
    await tx.execute(sql`insert into ${name} (${list})
      select ${list} from jsonb_populate_recordset(null::${name}, ${`[${waiting.join(",")}]`}::jsonb)`);
    waiting = [];
  };
  await tx.execute(sql`alter table ${name} disable trigger user`);
  return {
    async add(row: string): Promise<void> {
      waiting.push(row);
      if (waiting.length >= BATCH) await store();
    },
    async end(): Promise<void> {
      await store();
      await tx.execute(sql`alter table ${name} enable trigger user`);
    },
  };
};

/** Nothing that a migration put into its tables stays. */
export const emptyTables = async (
  tx: Transaction,
  tables: readonly StoredTable[],
): Promise<void> => {
  for (const { table } of [...tables].reverse())
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
};

/** Names of the migrations that the tables have. None in an empty database. */
export const readMigrations = async (tx: Transaction): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ there: boolean }>(
    sql`select to_regclass('public.schema_migrations') is not null as there`,
  );
  if (rows[0]?.there !== true) return [];
  const known = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  return known.rows.map(({ hash }) => hash);
};

export const readSequences = async (tx: Transaction): Promise<Record<string, string | null>> => {
  const { rows } = await tx.execute<{ name: string; last: string | null }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public'`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

export const setSequences = async (
  tx: Transaction,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> => {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
};

const sumOf = (column: string, table: string, tables: ReadonlySet<string>, where = sql`true`) =>
  tables.has(table)
    ? sql`(select coalesce(sum(${sql.identifier(column)}), 0) from ${sql.identifier(table)} where ${where})::text`
    : sql`'0'`;

/** Sums of the ledgers and of the balances beside them. */
export const readLedgerSums = async (
  tx: Transaction,
  tables: readonly StoredTable[],
): Promise<LedgerSums> => {
  const there = new Set(tables.map(({ table }) => table));
  // Packs had a ledger of their own before they shared the one of accounts (decision 052).
  const packEntries = there.has("guild_pack_entries")
    ? sumOf("amount", "guild_pack_entries", there)
    : sumOf("amount", "zap_entries", there, sql`pool = 'pack'`);
  const { rows } = await tx.execute(sql`select
    ${sumOf("amount", "zap_entries", there, sql`pool = 'monthly'`)} as "monthlyEntries",
    ${sumOf("amount", "zap_entries", there, sql`pool = 'bought'`)} as "boughtEntries",
    ${packEntries} as "packEntries",
    ${sumOf("monthly_remaining", "user_zaps", there)} as "monthlyBalances",
    ${sumOf("bought_remaining", "user_zaps", there)} as "boughtBalances",
    ${sumOf("remaining", "guild_packs", there)} as "packBalances"`);
  return LedgerSums.parse(rows[0]);
};
