import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAccountApp } from "../../test/account-app.ts";
import {
  createEmptyFolder,
  createEmptyPostgres,
  type FreshDatabase,
} from "../../test/databases.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import {
  countPackQuestions,
  countRows,
  expectedRows,
  KEEP_SESSION,
  KEPT_TOKEN,
  OLD_BACKUPS,
  oldBackup,
} from "../../test/old-backup.ts";
import { createOracleApp } from "../../test/oracle-app.ts";
import { projectRoot } from "../config/root.ts";
import {
  isMigrated,
  migrationNames,
  openDatabase,
  openWithoutMigrations,
} from "../database/index.ts";
import { checkBackup, loadVerbatim } from "./load-backup.ts";

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

test("[DATA-01] several older states of the tables are kept, none of them the newest", async () => {
  const counts = await Promise.all(
    OLD_BACKUPS.map(async (name) => {
      const { header } = await checkBackup(oldBackup(name));
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
  expect(released.filter(([, version]) => !OLD_BACKUPS.includes(`${version}.gz`))).toEqual([]);
});

describe.each([
  ...OLD_BACKUPS.map((name) => ({ name, kind: "database", create: createEmptyPostgres })),
  // What differs between the two is no matter of the version: the oldest one stands for all.
  { name: "first-slice.gz", kind: "data folder", create: createEmptyFolder },
])("the $kind that an older version left ($name)", ({ name, create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  test("[DATA-01] is all there after the upgrade, and is gone on with", async () => {
    const file = oldBackup(name);
    const checked = await checkBackup(file);
    const older = await openWithoutMigrations(fresh.location);
    await older.db.transaction((tx) => loadVerbatim(tx, file, checked));
    expect(await isMigrated(older.db)).toBe(false);
    const [was] = (await older.pool.query(READ_STORY)).rows;
    const packQuestions = await countPackQuestions(older, checked.end);
    await older.pool.query(KEEP_SESSION, [was.person]);
    await older.close();

    const database = await openDatabase(fresh.location);
    const { session: _, ...expected } = expectedRows(checked.end, packQuestions);
    expect(await countRows(database, Object.keys(checked.end.tables))).toMatchObject(expected);
    const kept = await createAccountApp(database).call("GET", "/api/auth/get-session", {
      headers: { authorization: `Bearer ${KEPT_TOKEN}` },
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
