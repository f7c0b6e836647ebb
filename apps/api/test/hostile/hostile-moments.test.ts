import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "../../src/database/index.ts";
import { administer } from "../../src/features/accounts/administration/administer.ts";
import { onDatabase } from "../databases.ts";
import { createDecksApp, importEvents } from "../decks-app.ts";
import { judgeAnswer } from "../judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
} from "../oracle-app.ts";
import { createWholeApp } from "../whole-app.ts";

/** Rows that belong to nobody or to nothing any more. */
const ORPHANS = sql`
  select 'runs' as place from runs where user_id not in (select id from "user")
  union all select 'zaps' from zap_entries where user_id not in (select id from "user")
  union all select 'answers' from messages m where role = 'oracle'
    and not exists (select 1 from discussions d where d.id = m.discussion_id)
  union all select 'running' from runs where status = 'running'
  union all select 'lines' from deck_cards where deck_id not in (select id from decks)`;

describe("what comes at the wrong moment", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open(), "pro");
    });
    const expectOrder = async () => {
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
      expect((await open().db.execute(ORPHANS)).rows).toEqual([]);
    };
    const asking = async (requestId: string) => {
      app.judge.hold();
      const answer = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      return answer.then((got) => [got.status, got.body.code]);
    };

    it("[DATA-08] a question sent twenty times at once is asked, stored and charged once", async () => {
      const before = await app.remaining(me);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => app.ask(me, { requestId: "once" })),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.messageId}`)).size).toBe(
        1,
      );
      expect(app.judge.asked).toHaveLength(1);
      const charged = answers[0]?.body.zaps_charged;
      expect([charged > 0, before - (await app.remaining(me))]).toEqual([true, charged]);
      await expectOrder();
    });

    it("[IMP-06] an import sent twenty times at once makes one deck", async () => {
      app = await createDecksApp(open());
      const body = { requestId: "once", text: "30 Forest\n1 Llanowar Elves", format: "casual" };
      const imports = await Promise.all(
        Array.from({ length: 20 }, () => importEvents(app, me, body)),
      );
      const decks = imports.map((events) => {
        const last = events.at(-1);
        return last?.type === "complete" ? last.deck.id : last;
      });
      expect(new Set(decks).size).toBe(1);
      expect((await app.call("GET", "/api/decks/summary", me)).body.decks).toBe(1);
      await expectOrder();
    });

    it("[FOR-06] of fifty edits of the same revision at once, one counts", async () => {
      const cards = [{ card_id: null, card_name: "Forest", quantity: 30 }];
      const deck = { name: "Elves", format: "casual", cards };
      const { id } = (await app.call("POST", "/api/decks", me, { body: deck })).body;
      const edits = await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const changes = [{ op: "set_details", name: `Elves ${n}` }];
          return app.call("POST", `/api/decks/${id}/changes`, me, {
            body: { revision: 0, changes },
          });
        }),
      );
      const won = edits.filter(({ status }) => status === 200);
      const lost = edits.filter(({ body }) => body.code === "DECK_CHANGED");
      expect([won.length, lost.length]).toEqual([1, 49]);
      const now = (await app.call("GET", `/api/decks/${id}`, me)).body;
      expect([now.revision, now.name]).toEqual([1, won[0]?.body.name]);
    });

    it("[DISC-07] a discussion deleted while its question is answered refunds it", async () => {
      const before = await app.remaining(me);
      const answer = asking("gone");
      await app.judge.hasBeenAsked(1);
      const [{ id }] = (await app.call("GET", "/api/discussions?type=oracle", me)).body.items;
      expect((await app.call("DELETE", `/api/discussions/${id}`, me)).status).toBe(200);
      app.judge.release();
      expect(await answer).toEqual([404, "PGRST116"]);
      expect(await app.remaining(me)).toBe(before);
      await expectOrder();
    });

    it("[AUTH-09] an account deleted while its question is answered leaves nothing behind", async () => {
      const answer = asking("gone");
      await app.judge.hasBeenAsked(1);
      await open().db.execute(sql`delete from "user" where id = ${me}`);
      app.judge.next = () => judgeAnswer();
      app.judge.release();
      expect((await answer)[0]).toBeLessThan(500);
      const late = await Promise.all([
        app.ask(me),
        app.call("GET", "/api/zaps", me),
        app.call("POST", "/api/discussions", me, { body: { title: "x", type: "oracle" } }),
        app.call("POST", "/api/decks", me, { body: { name: "x", format: "casual", cards: [] } }),
      ]);
      // Each had found its session before the account was gone.
      expect(late.map(({ body }) => body.code)).toEqual(Array(4).fill("SESSION_EXPIRED"));
      await expectOrder();
    });

    it("[AUTH-10] requests that meet a sign-out or a ban are whole or refused, never broken", async () => {
      const site = createWholeApp(open());
      for (const end of ["sign-out", "ban"] as const) {
        const [id, token] = [randomUUID(), randomUUID()];
        const email = `${id}@example.org`;
        await open().db.insert(schema.user).values({ id, name: "", email, emailVerified: true });
        const expiresAt = new Date(Date.now() + 3_600_000);
        await open().db.insert(schema.session).values({ userId: id, token, expiresAt });
        const headers = { authorization: `Bearer ${token}` };
        const create = (n: number) =>
          site.call("POST", "/api/discussions", {
            headers,
            body: { title: `Discussion ${n}`, type: "oracle" },
          });
        const ended =
          end === "sign-out"
            ? () => site.call("POST", "/api/auth/sign-out", { headers })
            : () =>
                administer(open().db, "ban", {
                  actor: { source: "command", operator: "test" },
                  email,
                });
        const before = Array.from({ length: 10 }, (_, n) => create(n));
        const ending = ended();
        const after = Array.from({ length: 10 }, (_, n) => create(10 + n));
        const answers = await Promise.all([...before, ...after]);
        await ending;
        for (const { status } of answers) expect([201, 401, 403]).toContain(status);
        expect([401, 403]).toContain((await create(20)).status);
        const made = await open().db.execute(
          sql`select count(*)::int as count from discussions where user_id = ${id}`,
        );
        expect(made.rows[0]?.count).toBe(answers.filter(({ status }) => status === 201).length);
      }
      expect(site.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
      await site.stop();
    });
  });
});
