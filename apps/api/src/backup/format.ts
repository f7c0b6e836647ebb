import * as z from "zod";

/** Of the lines below. A file of a higher one was made by a newer version. */
export const FORMAT = 1;

/** The first line: whose file it is, and of which state of the tables. */
export const Header = z.object({
  spellwright: z.literal("backup"),
  format: z.int(),
  version: z.string(),
  madeAt: z.string(),
  /** Names of the migrations that the tables had. */
  migrations: z.array(z.string()),
  /** What signs sessions and hashes addresses, when the data folder keeps it. */
  secret: z.string().nullable(),
});
export type Header = z.infer<typeof Header>;

/** What a table holds: so many rows, and the sum of their hashes, whatever their order. */
const TableSum = z.object({ rows: z.int(), checksum: z.string() });
export type TableSum = z.infer<typeof TableSum>;

/** Sums of a ledger beside the balances that are kept with it. A table that was not there yet counts 0. */
export const LedgerSums = z.object({
  monthlyEntries: z.string(),
  boughtEntries: z.string(),
  packEntries: z.string(),
  monthlyBalances: z.string(),
  boughtBalances: z.string(),
  packBalances: z.string(),
});
export type LedgerSums = z.infer<typeof LedgerSums>;

/** The lines between: a table, then its rows as `{"row":…}`. */
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

/** The last line: without it the file is cut. */
const EndLine = z.object({
  end: z.object({
    tables: z.record(z.string(), TableSum),
    /** Last number that each sequence gave. Null: none yet. */
    sequences: z.record(z.string(), z.string().nullable()),
    ledger: LedgerSums,
  }),
});
export type BackupEnd = z.infer<typeof EndLine>["end"];

export const Line = z.union([TableLine, EndLine]);
