import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMailboxMailer } from "@spellwright/services";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "../../../test/databases.ts";
import { createKeptLog } from "../../../test/kept-log.ts";
import { type OpenDatabase, openDatabase, schema } from "../../database/index.ts";
import { createEraser } from "./index.ts";

describe("[T-5] what is deleted in the embedded database", () => {
  let fresh: Awaited<ReturnType<typeof DATABASES.embedded>>;
  let dataDir: string;
  let database: OpenDatabase;
  beforeEach(async () => {
    fresh = await DATABASES.embedded();
    ({ dataDir } = fresh.location);
    database = await openDatabase(fresh.location);
  });
  afterEach(async () => {
    await database.close();
    await fresh.remove();
  });

  /** The files of the data folder in which a text stands. */
  const filesWith = (text: string): readonly string[] =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(text));

  const mailbox = () => join(dataDir, "mailbox");
  const erasingOf = (opened: OpenDatabase) =>
    createEraser({ opened, dataDir, mailbox: mailbox(), log: createKeptLog() });
  const note = () => existsSync(join(dataDir, "erase-wanted"));
  const mailTo = (to: string) =>
    createMailboxMailer({ folder: mailbox() }).send({
      ...{ to, lang: "en", kind: "signup", subject: "", text: to, html: "", link: "" },
    });

  test("is in no file of the data folder any more, and what stays is whole", async () => {
    const { db } = database;
    const ask = async (email: string, text: string) => {
      const id = randomUUID();
      await db.insert(schema.user).values({ id, name: "", email });
      const [made] = await db
        .insert(schema.discussions)
        .values({ userId: id, title: `${text} in a title`, type: "oracle" })
        .returning();
      await db.insert(schema.questionLogs).values({
        userId: id,
        questionType: "oracle",
        questionText: `${text} ${"and more of it ".repeat(20)}`,
        questionLength: 10,
        cardsMentioned: [],
        reasoningEffort: "low",
        metadata: { has_context: false, cards_count: 0 },
      });
      return { id, discussion: made?.id };
    };
    const gone = await ask("gone-marker@example.org", "gone-marker");
    const stays = await ask("stays-marker@example.org", "stays-marker");
    await mailTo("gone-marker@example.org");
    await mailTo("stays-marker@example.org");
    await database.pool.query("analyze");
    await database.pool.query("checkpoint");
    expect(filesWith("gone-marker").length).toBeGreaterThan(0);
    await db.delete(schema.user).where(eq(schema.user.id, gone.id));
    expect(filesWith("gone-marker").length).toBeGreaterThan(0);
    const erasing = erasingOf(database);
    await erasing.ofAccount("Gone-marker@example.org");
    await expect.poll(note).toBe(false);
    expect(filesWith("gone-marker")).toEqual([]);
    expect(filesWith("stays-marker").length).toBeGreaterThan(0);
    expect(readdirSync(mailbox())).toHaveLength(1);
    expect(database.pool.totalCount).toBe(1);
    expect(await db.select().from(schema.user)).toMatchObject([{ id: stays.id }]);
    await database.close();
    expect(filesWith("gone-marker")).toEqual([]);
    // A wish that a kill cut short is done by the next start.
    writeFileSync(join(dataDir, "erase-wanted"), "");
    database = await openDatabase({ dataDir });
    const next = erasingOf(database);
    await next.work.start();
    await expect.poll(note).toBe(false);
    await next.work.stop();
    expect(await database.db.select().from(schema.questionLogs)).toHaveLength(1);
  });

  test("goes also where neither a note can be written nor the mailbox be read", async () => {
    const { db } = database;
    await db.insert(schema.user).values({ name: "", email: "gone-marker@example.org" });
    await database.pool.query("checkpoint");
    await db.delete(schema.user);
    expect(filesWith("gone-marker").length).toBeGreaterThan(0);
    writeFileSync(mailbox(), "a file in its place");
    const lines: string[] = [];
    const erasing = createEraser({
      ...{ opened: database, dataDir: join(dataDir, "nowhere"), mailbox: mailbox() },
      log: createKeptLog(lines),
    });
    await erasing.ofAccount("gone-marker@example.org");
    const said = () => lines.map((line) => JSON.parse(line).msg);
    await expect.poll(() => said().length).toBe(3);
    expect(said()).toEqual([
      "mails of a deleted account are still on the disk",
      "that the disk is to be cleared could not be noted",
      "erased",
    ]);
    expect(filesWith("gone-marker")).toEqual([]);
  });
});
