import { isDeepStrictEqual } from "node:util";
import { StartupError } from "../config/startup-error.ts";
import { applyMigrations, type OpenDatabase, type Transaction } from "../database/index.ts";
import { createTableSum } from "./checksum.ts";
import type { BackupEnd, Header } from "./format.ts";
import {
  createLoader,
  emptyTables,
  listTables,
  readLedgerSums,
  readMigrations,
  readRows,
  setSequences,
  useCanonicalFormats,
} from "./queries.ts";
import { readBackup } from "./read-backup.ts";

/** Looks whether a file is whole and ours, before anything is touched. @throws StartupError as `readBackup` */
export const checkBackup = async (
  file: string,
): Promise<{ readonly header: Header; readonly end: BackupEnd }> => {
  let header: Header | undefined;
  const end = await readBackup(file, {
    header: (read) => {
      header = read;
    },
    table: () => {},
    row: () => {},
  });
  if (header === undefined) throw new Error("a back-up without its first line was taken");
  return { header, end };
};

const load = async (tx: Transaction, file: string): Promise<void> => {
  const tables = new Map((await listTables(tx)).map((each) => [each.table, each]));
  let loader: Awaited<ReturnType<typeof createLoader>> | undefined;
  const end = await readBackup(file, {
    header: () => {},
    async table(table, columns) {
      await loader?.end();
      const own = tables.get(table);
      if (own === undefined || own.columns.some((column) => !columns.includes(column)))
        throw new StartupError(`its table ${table} is not as its version made it`);
      loader = await createLoader(tx, own);
    },
    row: (row) => loader?.add(row),
  });
  await loader?.end();
  await setSequences(tx, end.sequences);
};

/** Reads everything again: counts, checksums and the sums of the ledger are those of the back-up. */
const verify = async (tx: Transaction, expected: BackupEnd): Promise<void> => {
  const tables = await listTables(tx);
  for (const table of tables) {
    const sum = createTableSum();
    for await (const rows of readRows(tx, table)) for (const row of rows) sum.add(row);
    if (!isDeepStrictEqual(sum.result(), expected.tables[table.table]))
      throw new StartupError(`${table.table} was not stored as it was in the back-up`);
  }
  if (!isDeepStrictEqual(await readLedgerSums(tx, tables), expected.ledger))
    throw new StartupError("the ledger was not stored as it was in the back-up");
};

type Checked = Awaited<ReturnType<typeof checkBackup>>;

/**
 * Stores a back-up in an empty database: the tables as the version made them that wrote it, and its rows.
 *
 * @throws StartupError when the database is not empty, or what was stored is not what the file says
 */
export const loadVerbatim = async (
  tx: Transaction,
  file: string,
  { header, end }: Checked,
): Promise<void> => {
  await useCanonicalFormats(tx);
  const isEmpty = (await readMigrations(tx)).length === 0 && (await listTables(tx)).length === 0;
  if (!isEmpty) throw new StartupError("the database is not empty: restore into a new one");
  await applyMigrations(tx, header.migrations.length);
  await emptyTables(tx, await listTables(tx));
  await load(tx, file);
  await verify(tx, end);
};

/** The same, then what newer versions changed. All of it or nothing. @throws StartupError as above */
export const loadBackup = (
  { db }: Pick<OpenDatabase, "db">,
  file: string,
  checked: Checked,
): Promise<void> =>
  db.transaction(async (tx) => {
    await loadVerbatim(tx, file, checked);
    await applyMigrations(tx);
  });
