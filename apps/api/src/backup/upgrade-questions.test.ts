import { join } from "node:path";
import { type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createEmptyFolder,
  createEmptyPostgres,
  type FreshDatabase,
} from "../../test/databases.ts";
import { createGuildApp, type GuildApp } from "../../test/guild-app.ts";
import { readLedgerFaults } from "../../test/ledger.ts";
import { projectRoot } from "../config/root.ts";
import { type OpenDatabase, openDatabase, openWithoutMigrations } from "../database/index.ts";
import { amountOfCause } from "../features/zaps/index.ts";
import { checkBackup, loadVerbatim } from "./load-backup.ts";

const FILE = join(projectRoot, "apps/api/test/old-backups/channel-questions.gz");

/** What its version says of each question. A deleted one stood there with its answer. */
const OLDER = `
  select id, key, status, paid_by, attempt, zaps_charged, error_code, guild_id, discord_user_id,
    answer -> 'ruling' ->> 'ruling' as ruling,
    paid_by = 'account' and not exists (select 1 from runs r where r.user_id = q.user_id
      and r.request_id = 'discord-' || q.key) as deleted
  from guild_questions q order by key`;

const NEWER = `
  select q.id, q.key, case r.status when 'done' then 'answered' else r.status end as status,
    case when r.guild_id is null then 'account' else 'pack' end as paid_by,
    r.attempt, r.zaps_charged, r.error_code, q.guild_id, q.discord_user_id,
    r.answer -> 'ruling' ->> 'ruling' as ruling, false as deleted
  from guild_questions q join runs r on r.id = q.run_id order by key`;

interface Question {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly zaps_charged: number;
  readonly guild_id: string;
  readonly discord_user_id: string;
  readonly ruling: string | null;
  readonly deleted: boolean;
}

describe.each([
  { kind: "PostgreSQL", create: createEmptyPostgres },
  { kind: "an embedded database", create: createEmptyFolder },
])("questions of channels from before they were runs, on $kind", ({ create }) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let discord: FakeDiscord;
  let app: GuildApp;
  let was: readonly Question[];
  let packs: readonly unknown[];
  const readPacks = async ({ pool }: Pick<OpenDatabase, "pool">) =>
    (await pool.query("select id, remaining from guild_packs order by id")).rows;

  beforeAll(async () => {
    fresh = await create();
    const older = await openWithoutMigrations(fresh.location);
    const checked = await checkBackup(FILE);
    await older.db.transaction((tx) => loadVerbatim(tx, FILE, checked));
    was = (await older.pool.query(OLDER)).rows;
    packs = await readPacks(older);
    await older.close();
    database = await openDatabase(fresh.location);
    discord = await startFakeDiscord();
    app = createGuildApp(database, discord);
  });
  afterAll(async () => {
    await app.runs.work?.stop();
    await database.close();
    await discord.close();
    await fresh.remove();
  });
  const found = (isMeant: (question: Question) => boolean): Question => {
    const question = was.find(isMeant);
    if (question === undefined) throw new Error("the back-up has no such question");
    return question;
  };
  const askAgain = ({ key, guild_id, discord_user_id }: Question) =>
    app.askInChannel(app.message({ guild_id, channel: { id: channel } }, { key, discord_user_id }));
  let channel = "";

  test("[DATA-01] [BOT-07] each has a run with its state, its charge and its answer; packs have what they had", async () => {
    expect(was.length).toBe(10);
    const { rows } = await database.pool.query(NEWER);
    expect(rows).toEqual(was.filter(({ deleted }) => !deleted));
    expect(await readPacks(database)).toEqual(packs);
    expect(await readLedgerFaults(database)).toEqual([]);
  });

  test("[BOT-07] an answer has its page still, and one that its owner deleted has none", async () => {
    const page = (id: string) => app.call("GET", `/api/discord/answers/${id}`, null);
    const kept = await page(found(({ zaps_charged }) => zaps_charged > 0).id);
    expect([kept.status, kept.body.ruling?.ruling]).toEqual([200, expect.stringMatching(/./)]);
    expect((await page(found(({ deleted }) => deleted).id)).body.code).toBe("RUN_NOT_FOUND");
  });

  test("[BILL-08] [BOT-07] what was under way is given back, and what failed is asked again under its key", async () => {
    const left = found(({ status }) => status === "running");
    const [allowed] = (
      await database.pool.query("select channel_id from guild_channels where guild_id = $1", [
        left.guild_id,
      ])
    ).rows;
    channel = allowed.channel_id;
    await app.runs.work?.start();
    const sum = (rows: readonly { readonly remaining?: number }[]) =>
      rows.reduce((total, { remaining = 0 }) => total + remaining, 0);
    const before = sum(packs as { remaining: number }[]);
    expect(sum(await readPacks(database))).toBe(before + 1);
    for (const question of [left, found(({ status }) => status === "failed")]) {
      const { body } = await askAgain(question);
      expect([body.outcome, body.charged_to, body.question_id]).toEqual([
        "answered",
        "pack",
        question.id,
      ]);
    }
    expect(sum(await readPacks(database))).toBe(before - 1);
    expect(await readLedgerFaults(database)).toEqual([]);
  });

  test("[BILL-04] what a won dispute gave back is known as given back", async () => {
    const { rows } = await database.pool.query(
      "select cause from zap_entries where cause like 'dispute:%' and amount > 0",
    );
    expect(rows.map(({ cause }) => cause)).toEqual([
      expect.stringMatching(/^dispute:([\da-f-]+):won:purchase:\1$/),
    ]);
    const given = database.db.transaction((tx) => amountOfCause(tx, rows[0].cause));
    expect(await given).toBe(5);
  });
});
