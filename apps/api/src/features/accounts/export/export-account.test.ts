import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { type Database, schema } from "../../../database/index.ts";
import { OWNED_TABLES } from "./queries.ts";

const tables = (Object.values(schema) as unknown[]).filter((value): value is PgTable =>
  is(value, PgTable),
);

/** Rows that name a person in a column of theirs, by table. */
const rowsNaming = async (db: Database, id: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await db.select().from(table);
    if (rows.some((row) => JSON.stringify(row).includes(id))) found.push(JSON.stringify(rows[0]));
  }
  return found;
};

describe("everything of a person", () => {
  it("[PREF-01] that has a column `userId` is exported, or shown by the account itself", () => {
    const exported = OWNED_TABLES.map(({ table }) => table);
    const missing = tables.filter(
      (table) => "userId" in getTableColumns(table) && !exported.includes(table),
    );
    expect(new Set(missing)).toEqual(
      new Set([
        schema.session,
        schema.account,
        schema.mailLinks,
        schema.twoFactor,
        schema.usedLinkTokens,
        schema.runs,
        schema.questionTotals,
        schema.answerReviews,
      ]),
    );
    expect(OWNED_TABLES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["discussions", "messages", "decks", "deck_cards", "question_logs"]),
    );
    for (const { key, columns } of OWNED_TABLES) {
      expect(key.length).toBeGreaterThan(0);
      expect(Object.values(columns)).toEqual(expect.arrayContaining([...key]));
    }
  });

  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let authorization: string;
    let me: string;
    const fill = async (userId: string, secret: string, count: number, lines = 1) => {
      const { db } = open();
      const [discussion] = await db
        .insert(schema.discussions)
        .values({ userId, title: secret, type: "oracle" })
        .returning({ id: schema.discussions.id });
      const [deck] = await db
        .insert(schema.decks)
        .values({ userId, name: secret, format: "commander" })
        .returning({ id: schema.decks.id });
      await db.insert(schema.deckCards).values(
        Array.from({ length: lines }, (_, n) => ({
          deckId: deck?.id ?? "",
          cardName: `${secret} card${n === 0 ? "" : ` ${n}`}`,
          quantity: 1,
        })),
      );
      await db.insert(schema.messages).values(
        Array.from({ length: count }, (_, n) => ({
          id: `${secret}-${String(n).padStart(9, "0")}`.slice(-21),
          discussionId: discussion?.id ?? "",
          role: "user" as const,
          payload: { text: `${secret} é "${n}"` },
        })),
      );
      await db.insert(schema.questionLogs).values({
        userId,
        questionType: "oracle",
        questionText: secret,
        questionLength: secret.length,
        cardsMentioned: [],
        reasoningEffort: "low",
        metadata: { has_context: false, cards_count: 0 },
      });
      await db.insert(schema.zapEntries).values({
        userId,
        kind: "grant",
        pool: "monthly",
        amount: 10,
        cause: secret,
      });
    };
    beforeEach(async () => {
      site = createAccountApp(open());
      authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)}`;
      const [user] = await open()
        .db.select()
        .from(schema.user)
        .where(eq(schema.user.email, SAMPLE_PERSON.email));
      me = user?.id ?? "";
    });
    const download = () => site.call("GET", "/api/account/export", { headers: { authorization } });

    it("[PREF-01] is one JSON file, whole beyond a page, with nothing of others and no secret", async () => {
      await fill(me, "mine", 450);
      const jace = await site.signedIn("jace@example.org");
      const [other] = await open()
        .db.select()
        .from(schema.user)
        .where(eq(schema.user.email, "jace@example.org"));
      await fill(other?.id ?? "", "theirs", 3);
      const answer = await download();
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="spellwright-\d{4}-\d\d-\d\d\.json"$/,
      );
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { body } = answer;
      expect(body.account).toMatchObject({ email: SAMPLE_PERSON.email });
      expect(body.sessions).toMatchObject([{ current: true }]);
      expect(body.user_preferences).toMatchObject([{ user_id: me, theme: "system" }]);
      expect(body.discussions).toMatchObject([{ title: "mine" }]);
      expect(body.decks).toMatchObject([{ name: "mine" }]);
      expect(body.deck_cards).toMatchObject([{ card_name: "mine card" }]);
      expect(body.question_logs).toMatchObject([{ question_text: "mine" }]);
      expect(body.zap_entries).toMatchObject([{ amount: 10 }]);
      const ids = body.messages.map(({ id }: { id: string }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([450, 450]);
      expect(body.messages[0].payload.text).toContain('é "');
      const text = JSON.stringify(body);
      for (const secret of ["theirs", jace, authorization.split(" ")[1] ?? "", "password_hash"])
        expect(text).not.toContain(secret);
      const [account] = await open().db.select().from(schema.account);
      expect(text).not.toContain(account?.password);
    });

    it("[PREF-01] holds every line of every deck beyond a page, where the key is of two columns", async () => {
      await fill(me, "mine", 1);
      await fill(me, "mine too", 1, 450);
      const { body } = await download();
      const names = body.deck_cards.map(({ card_name }: { card_name: string }) => card_name);
      expect([names.length, new Set(names).size]).toEqual([451, 451]);
    });

    it("[PREF-01] holds the opinions and bans that are one's own, of every table with two ways to a person", async () => {
      const { db } = open();
      await site.signedIn("jace@example.org");
      const [other] = await db
        .select()
        .from(schema.user)
        .where(eq(schema.user.email, "jace@example.org"));
      const them = other?.id ?? "";
      await fill(me, "mine", 1);
      await fill(them, "theirs", 1);
      const [mine, theirs] = await db.select().from(schema.messages).orderBy(schema.messages.id);
      await db.insert(schema.answerFeedback).values([
        { messageId: mine?.id ?? "", userId: them, helpful: false, comment: "of another" },
        { messageId: theirs?.id ?? "", userId: me, helpful: true, comment: "of my own" },
      ]);
      await db.insert(schema.adminActions).values([
        { action: "ban", source: "dashboard", subjectId: me, actorId: them, reason: "a mistake" },
        {
          action: "ban",
          source: "command",
          subjectId: them,
          actorId: me,
          operator: "root",
          reason: "of another",
        },
      ]);
      const { body } = await download();
      expect(body.answer_feedback).toMatchObject([{ comment: "of my own" }]);
      expect(body.admin_actions).toMatchObject([{ action: "ban", reason: "a mistake" }]);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`of another|operator|${them}`));
    });

    it("[ERR-03] is limited, and needs a session", async () => {
      for (let n = 0; n < 5; n++) expect((await download()).status).toBe(200);
      expect((await download()).body.code).toBe("RATE_LIMITED");
      expect((await site.call("GET", "/api/account/export")).body.code).toBe("UNAUTHENTICATED");
    });

    it("[PREF-01] goes with the account: no row of any table names it any more", async () => {
      await fill(me, "mine", 3);
      await open().db.insert(schema.adminActions).values({
        action: "unban",
        source: "command",
        subjectId: me,
        actorId: me,
      });
      expect(await rowsNaming(open().db, me)).not.toEqual([]);
      const deleted = await site.call("POST", "/api/account/delete", {
        body: { password: SAMPLE_PERSON.password },
        headers: { authorization },
      });
      expect(deleted.body).toEqual({ deleted: true, backups_kept_days: 30 });
      await open().db.execute(sql`delete from rate_limit`);
      expect(await rowsNaming(open().db, me)).toEqual([]);
      expect(await open().db.select().from(schema.messages)).toEqual([]);
      expect(await open().db.select().from(schema.questionLogs)).toEqual([]);
      expect(await open().db.select().from(schema.adminActions)).toMatchObject([
        { subjectId: null, actorId: null },
      ]);
    });
  });
});
