import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAccountApp } from "../../test/account-app.ts";
import {
  createEmptyFolder,
  createEmptyPostgres,
  type FreshDatabase,
} from "../../test/databases.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import { createOracleApp } from "../../test/oracle-app.ts";
import { projectRoot } from "../config/root.ts";
import {
  isMigrated,
  migrationNames,
  type OpenDatabase,
  openAsItStands,
  openDatabase,
} from "../database/index.ts";
import type { BackupEnd } from "./format.ts";
import { checkBackup, loadAsItWas } from "./load-backup.ts";

/*
 * Back-ups of tables as older versions made them: the first, those with the undo of decks, with servers of
 * Discord and payments, with the dashboard (a paid month, an answer that became a case, a day of figures), with
 * links of decks, and with questions of channels in every state. Each has a person, a question, its answer, a deck and a ledger: the migrations up to
 * then, rows of that time, `writeBackup`. They are never made anew.
 */
const FOLDER = join(projectRoot, "apps/api/test/old-backups");

/** What is looked for again: somebody's answered question to the Oracle and their deck. */
const READ_STORY = `
  select d.user_id as person, d.id as discussion, d.title, decks.id as deck, decks.name,
    (select payload ->> 'content' from messages m where m.discussion_id = d.id and role = 'user'
      order by created_at limit 1) as question,
    (select count(*)::int from messages m where m.discussion_id = d.id) as messages,
    (select array_agg(card_name || ' ' || quantity || ' ' || is_sideboard) from deck_cards c
      where c.deck_id = decks.id) as cards
  from discussions d join decks on decks.user_id = d.user_id
  where d.type = 'oracle' order by d.created_at, decks.created_at limit 1`;

/** Somebody stays signed in, whose token an older version kept as it was shown. */
const OLD_SESSION = `insert into session (token, user_id, expires_at)
  values ('kept-over-the-upgrade', $1, now() + interval '20 days')`;

test("[DATA-01] several older states of the tables are kept, none of them the newest", async () => {
  const counts = await Promise.all(
    readdirSync(FOLDER).map(async (name) => {
      const { header } = await checkBackup(join(FOLDER, name));
      return header.migrations.length;
    }),
  );
  expect(new Set(counts).size).toBeGreaterThanOrEqual(5);
  for (const count of counts) expect(count).toBeLessThan(migrationNames().length);
});

test("[DATA-01] every version that was released has left one of its own", () => {
  const changes = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");
  const versions = [...changes.matchAll(/^## (\d\S*)(.*)$/gm)];
  expect(versions.length).toBeGreaterThan(0);
  const released = versions.filter(([, , state]) => state !== " (in progress)");
  const kept = readdirSync(FOLDER);
  expect(released.filter(([, version]) => !kept.includes(`${version}.gz`))).toEqual([]);
});

const countRows = async (
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
const countPackQuestions = async ({ pool }: OpenDatabase, { tables }: BackupEnd) => {
  if (tables.guild_questions === undefined) return 0;
  const { rows } = await pool.query(
    "select count(*)::int as count from guild_questions where paid_by = 'pack'",
  );
  return rows[0].count as number;
};

/** The rows that are there afterwards: those that were, packs’ in the one ledger and among the runs. */
const expectedRows = ({ tables }: BackupEnd, packQuestions: number): Record<string, number> => {
  const { guild_pack_entries: ofPacks, ...kept } = tables;
  const rows = Object.fromEntries(Object.entries(kept).map(([name, sum]) => [name, sum.rows]));
  return {
    ...rows,
    zap_entries: (rows.zap_entries ?? 0) + (ofPacks?.rows ?? 0),
    runs: (rows.runs ?? 0) + packQuestions,
  };
};

describe.each([
  ...readdirSync(FOLDER).map((name) => ({ name, kind: "database", create: createEmptyPostgres })),
  // What differs between the two is no matter of the version: the oldest one stands for all.
  { name: "first-slice.gz", kind: "data folder", create: createEmptyFolder },
])("the $kind that an older version left ($name)", ({ name, create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  test("[DATA-01] is all there after the upgrade, and is gone on with", async () => {
    const file = join(FOLDER, name);
    const checked = await checkBackup(file);
    const older = await openAsItStands(fresh.location);
    await older.db.transaction((tx) => loadAsItWas(tx, file, checked));
    expect(await isMigrated(older.db)).toBe(false);
    const [was] = (await older.pool.query(READ_STORY)).rows;
    const packQuestions = await countPackQuestions(older, checked.end);
    await older.pool.query(OLD_SESSION, [was.person]);
    await older.close();

    const database = await openDatabase(fresh.location);
    const { session: _, ...expected } = expectedRows(checked.end, packQuestions);
    expect(await countRows(database, Object.keys(checked.end.tables))).toMatchObject(expected);
    const kept = await createAccountApp(database).call("GET", "/api/auth/get-session", {
      headers: { authorization: "Bearer kept-over-the-upgrade" },
    });
    expect(kept.body.user.id).toBe(was.person);
    const app = createOracleApp(database);
    const get = async (path: string) => (await app.call("GET", path, was.person)).body;
    const { items: discussions } = await get("/api/discussions");
    expect(discussions).toContainEqual(expect.objectContaining({ title: was.title }));
    const { items: messages } = await get(`/api/discussions/${was.discussion}/messages`);
    expect(messages).toHaveLength(was.messages);
    expect(messages.map(({ role }: { role: string }) => role)).toContain("oracle");
    const [word] = /\p{L}{6,}/u.exec(was.question) ?? [""];
    expect((await get(`/api/search?q=${encodeURIComponent(word)}`)).items).not.toEqual([]);
    const { items: logs } = await get("/api/question-logs");
    expect(logs).toContainEqual(expect.objectContaining({ response_success: true }));
    const deck = await get(`/api/decks/${was.deck}`);
    expect(deck.name).toBe(was.name);
    const cards = deck.deck_cards.map(
      (card: { card_name: string; quantity: number; is_sideboard: boolean }) =>
        `${card.card_name} ${card.quantity} ${card.is_sideboard}`,
    );
    expect(cards.sort()).toEqual(was.cards.sort());
    const { rows: totals } = await database.pool.query(
      "select oracle_questions from question_totals where user_id = $1",
      [was.person],
    );
    expect(totals[0]?.oracle_questions).toBeGreaterThan(0);
    expect(await readLedgerFaults(database)).toEqual([]);

    expect((await app.ask(was.person)).status).toBe(200);
    await app.runs.work?.stop();
    expect(await readLedgerFaults(database)).toEqual([]);
    await database.close();
  });
});
