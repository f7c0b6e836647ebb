import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { StartupError } from "../config/startup-error.ts";
import { VERSION } from "../config/version.ts";
import type { OpenDatabase, Transaction } from "../database/index.ts";
import { createTableSum } from "./checksum.ts";
import { type BackupEnd, FORMAT, type Header, type TableSum } from "./format.ts";
import {
  listTables,
  readLedgerSums,
  readMigrations,
  readRows,
  readSequences,
  useCanonicalFormats,
} from "./queries.ts";

const line = (value: Header | object): string => `${JSON.stringify(value)}\n`;

async function* linesOf(
  tx: Transaction,
  secret: string | null,
  done: (end: BackupEnd) => void,
): AsyncGenerator<string> {
  await useCanonicalFormats(tx);
  const migrations = [...(await readMigrations(tx))];
  if (migrations.length === 0) throw new StartupError("the database holds nothing of Spellwright");
  yield line({
    spellwright: "backup",
    format: FORMAT,
    version: VERSION,
    madeAt: new Date().toISOString(),
    migrations,
    secret,
  } satisfies Header);
  const tables = await listTables(tx);
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    yield line(table);
    const sum = createTableSum();
    for await (const rows of readRows(tx, table)) {
      for (const row of rows) sum.add(row);
      yield rows.map((row) => `{"row":${row}}\n`).join("");
    }
    sums[table.table] = sum.result();
  }
  const end = {
    tables: sums,
    sequences: await readSequences(tx),
    ledger: await readLedgerSums(tx, tables),
  };
  yield line({ end });
  done(end);
}

const flush = async (file: string): Promise<void> => {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
};

/**
 * Writes everything that a database holds at one moment into a file, for its owner only. The file has its
 * name once it is whole and on the disk.
 *
 * @param secret what the data folder keeps besides. Null on PostgreSQL
 * @returns how many rows of each table, and the sums of the ledger
 */
export const writeBackup = async (
  { db }: Pick<OpenDatabase, "db">,
  file: string,
  secret: string | null,
): Promise<BackupEnd> => {
  const part = `${file}.part`;
  let end: BackupEnd | undefined;
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          linesOf(tx, secret, (result) => {
            end = result;
          }),
          createGzip(),
          createWriteStream(part, { mode: 0o600 }),
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await flush(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  if (end === undefined) throw new Error("the back-up has no end");
  return end;
};
