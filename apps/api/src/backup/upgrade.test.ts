import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmptyPostgres, type FreshDatabase } from "../../test/databases.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import { createOracleApp } from "../../test/oracle-app.ts";
import { migrationNames, openAsItStands, openDatabase } from "../database/index.ts";
import { projectRoot } from "../root.ts";
import { checkBackup, loadBackup } from "./load-backup.ts";

/*
 * Back-ups of tables as older versions made them, each with a person, a question, its answer, a deck and
 * a ledger: the migrations up to then, rows of that time, `writeBackup`. They are never made anew.
 */
const FOLDER = join(projectRoot, "apps/api/test/old-backups");
const CHANDRA = "11111111-1111-4111-8111-111111111111";
const DECK = "66666666-6666-4666-8666-666666666666";
const DISCUSSION = "55555555-5555-4555-8555-555555555555";

test("[DATA-01] several older states of the tables are kept, none of them the newest", async () => {
  const counts = await Promise.all(
    readdirSync(FOLDER).map(async (name) => {
      const { header } = await checkBackup(join(FOLDER, name));
      return header.migrations.length;
    }),
  );
  expect(new Set(counts).size).toBeGreaterThanOrEqual(3);
  for (const count of counts) expect(count).toBeLessThan(migrationNames().length);
});

describe.each(readdirSync(FOLDER))("what an older version left (%s)", (name) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await createEmptyPostgres();
  });
  afterEach(() => fresh.remove());

  test("[DATA-01] is all there after the upgrade, and is gone on with", async () => {
    const file = join(FOLDER, name);
    const empty = await openAsItStands(fresh.location);
    await loadBackup(empty, file, await checkBackup(file));
    await empty.close();

    const database = await openDatabase(fresh.location);
    const app = createOracleApp(database);
    const get = async (path: string) => (await app.call("GET", path, CHANDRA)).body;
    const { items: discussions } = await get("/api/discussions");
    expect(discussions).toMatchObject([{ title: "Piétinement et contact mortel" }]);
    const { items: messages } = await get(`/api/discussions/${DISCUSSION}/messages`);
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "oracle"]);
    expect((await get("/api/search?q=trample")).items).toHaveLength(1);
    expect(await get("/api/question-logs")).toMatchObject({ items: [{ response_success: true }] });
    const deck = await get(`/api/decks/${DECK}`);
    expect(deck.name).toBe("Été des Élfes");
    const boards = deck.deck_cards.map((card: { card_name: string; board: string }) => [
      card.card_name,
      card.board,
    ]);
    expect(boards.sort()).toEqual([
      ["Forest", "sideboard"],
      ["Llanowar Elves", "main"],
    ]);
    const { rows } = await database.pool.query("select * from question_totals");
    expect(rows).toMatchObject([{ user_id: CHANDRA, oracle_questions: 1, succeeded: 1 }]);
    expect(await readLedgerFaults(database)).toEqual([]);

    expect((await app.ask(CHANDRA)).status).toBe(200);
    await app.runs.work?.stop();
    expect(await readLedgerFaults(database)).toEqual([]);
    await database.close();
  });
});
