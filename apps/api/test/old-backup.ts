import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BackupEnd } from "../src/backup/format.ts";
import { projectRoot } from "../src/config/root.ts";
import type { OpenDatabase } from "../src/database/index.ts";

/*
 * Back-ups of tables as older versions made them: the first, those with the undo of decks, with servers of
 * Discord and payments, with the dashboard (a paid month, an answer that became a case, a day of figures), with
 * links of decks, and with questions of channels in every state. Each has a person, a question, its answer, a
 * deck and a ledger: the migrations up to then, rows of that time, `writeBackup`. They are never made anew.
 */
const FOLDER = join(projectRoot, "apps/api/test/old-backups");

export const OLD_BACKUPS: readonly string[] = readdirSync(FOLDER);

export const oldBackup = (name: string): string => join(FOLDER, name);

export const KEPT_TOKEN = "kept-over-the-upgrade";
/** Somebody stays signed in, whose token an older version kept as it was shown. */
export const KEEP_SESSION = `insert into session (token, user_id, expires_at)
  values ('${KEPT_TOKEN}', $1, now() + interval '20 days')`;

/** How many rows stand in each of these tables. Packs’ own ledger is a part of the one. */
export const countRows = async (
  { pool }: Pick<OpenDatabase, "pool">,
  tables: readonly string[],
): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const table of tables.filter((each) => each !== "guild_pack_entries")) {
    const { rows } = await pool.query(`select count(*)::int as rows from "${table}"`);
    counted[table] = rows[0].rows;
  }
  return counted;
};

/** Questions that a pack paid for, before they had runs. */
export const countPackQuestions = async ({ pool }: OpenDatabase, { tables }: BackupEnd) => {
  if (tables.guild_questions === undefined) return 0;
  const { rows } = await pool.query(
    "select count(*)::int as count from guild_questions where paid_by = 'pack'",
  );
  return rows[0].count as number;
};

/** The rows that are there afterwards: those that were, packs’ in the one ledger and among the runs. */
export const expectedRows = (
  { tables }: BackupEnd,
  packQuestions: number,
): Record<string, number> => {
  // Kept days are forgotten by a change of their figures, and made anew from the logs.
  const { guild_pack_entries: ofPacks, question_days: _, ...kept } = tables;
  const rows = Object.fromEntries(Object.entries(kept).map(([name, sum]) => [name, sum.rows]));
  return {
    ...rows,
    zap_entries: (rows.zap_entries ?? 0) + (ofPacks?.rows ?? 0),
    runs: (rows.runs ?? 0) + packQuestions,
  };
};
