import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { readConfig } from "../../config/config.ts";
import { schema } from "../../database/index.ts";
import { deleteOld } from "./index.ts";

const NOW = new Date("2026-06-30T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let mailbox: string;
beforeAll(() => {
  mailbox = mkdtempSync(join(tmpdir(), "spellwright-mailbox-"));
});
afterAll(() => rmSync(mailbox, { recursive: true, force: true }));

onDatabase((open) => {
  const parts = (environment: Record<string, string>) => ({
    database: open().db,
    retention: readConfig(environment).retention,
    mailbox,
    now: () => NOW,
  });
  const addLogs = async (count: number, createdAt: Date) => {
    const { db } = open();
    const id = randomUUID();
    await db.insert(schema.user).values({ id, name: "", email: `${id}@example.org` });
    await db.insert(schema.questionLogs).values(
      Array.from({ length: count }, () => ({
        userId: id,
        questionType: "oracle" as const,
        questionText: "a question",
        questionLength: 10,
        cardsMentioned: [],
        reasoningEffort: "low" as const,
        metadata: { has_context: false, cards_count: 0 },
        createdAt,
      })),
    );
    return id;
  };
  const logs = () => open().db.select().from(schema.questionLogs);

  test("[DATA-02] logs of questions stay unless the configuration says how long", async () => {
    await addLogs(3, daysAgo(4000));
    expect(await deleteOld(parts({}))).toMatchObject({ logs: 0 });
    expect(await logs()).toHaveLength(3);
  });

  test("[DATA-02] older ones are deleted in batches, the figures with them; younger ones stay", async () => {
    const old = await addLogs(1201, daysAgo(91));
    const young = await addLogs(2, daysAgo(89));
    expect(await deleteOld(parts({ QUESTION_LOG_DAYS: "90" }))).toMatchObject({ logs: 1201 });
    expect((await logs()).map(({ userId }) => userId)).toEqual([young, young]);
    const totals = await open().db.select().from(schema.questionTotals);
    const left = Object.fromEntries(totals.map((row) => [row.userId, row.oracleQuestions]));
    expect(left).toEqual({ [old]: 0, [young]: 2 });
  });

  test("[DATA-02] a server that ends does not finish the round first", async () => {
    await addLogs(1, daysAgo(91));
    await deleteOld(parts({ QUESTION_LOG_DAYS: "90" }), () => true);
    expect(await logs()).toHaveLength(1);
  });

  test("[T-12] what admins did is kept for two years, or as long as the configuration says", async () => {
    const { db } = open();
    const note = { action: "ban", source: "command", operator: "root" } as const;
    await db
      .insert(schema.adminActions)
      .values([729, 731, 9, 11].map((days) => ({ ...note, createdAt: daysAgo(days) })));
    await deleteOld(parts({}));
    expect(await db.$count(schema.adminActions)).toBe(3);
    await deleteOld(parts({ AUDIT_DAYS: "10" }));
    expect(await db.select().from(schema.adminActions)).toMatchObject([{ createdAt: daysAgo(9) }]);
  });

  test("[AUTH-07] mails that are files go after thirty days, nothing else of the folder", async () => {
    const name = (time: Date) => `${time.toISOString().replaceAll(":", "-")}-${randomUUID()}.json`;
    const young = name(daysAgo(29));
    for (const each of [name(daysAgo(31)), young, "notes.json", ".part"])
      writeFileSync(join(mailbox, each), "{}");
    expect(await deleteOld(parts({}))).toMatchObject({ mails: 1 });
    expect(readdirSync(mailbox).sort()).toEqual([".part", young, "notes.json"].sort());
    const missing = { ...parts({}), mailbox: join(mailbox, "nowhere") };
    expect(await deleteOld(missing)).toMatchObject({ mails: 0 });
  });
});
