import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "../../../test/call-app.ts";
import { onDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";

/** Everything that an answer tells, headers included, but for the number of the request. */
const told = ({ status, headers, body }: Answer) => {
  const { traceId: _, ...rest } = body;
  const sent = [...headers].filter(([name]) => name !== "x-trace-id");
  return { status, sent, ...rest };
};

describe("discussions", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
    });
    afterEach(() => expectLedgerToBalance(open()));
    const create = async (title: string, fields: object = {}, userId = me) =>
      (
        await app.call("POST", "/api/discussions", userId, {
          body: { title, type: "oracle", ...fields },
        })
      ).body;
    const list = async (query = "", userId: string | null = me) =>
      app.call("GET", `/api/discussions${query}`, userId);
    const share = (id: string, userId = me) =>
      app.call("PATCH", `/api/discussions/${id}`, userId, { body: { is_public: true } });
    const titles = (answer: Answer) =>
      answer.body.items.map((item: { title: string }) => item.title);

    test("[DATA-01] [DATA-02] a new one has every field", async () => {
      const answer = await app.call("POST", "/api/discussions", me, {
        body: { title: "  Trample ", type: "forge" },
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(String),
        title: "Trample",
        user_id: me,
        type: "forge",
        deck_id: null,
        deck: null,
        context_summary: "",
        is_public: false,
        is_owner: true,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
    });

    describe("[DATA-05] [DISC-07] the list", () => {
      test("is one's own, newest first, a page at a time", async () => {
        for (const title of ["one", "two", "three"]) await create(title);
        await create("not mine", {}, other);
        const first = await list("?limit=2");
        expect(titles(first)).toEqual(["three", "two"]);
        const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
        expect(titles(second)).toEqual(["one"]);
        expect(second.body.next_cursor).toBeNull();
      });

      test("keeps its place between rows of the same microsecond and while rows are added", async () => {
        for (const title of ["a", "b", "c", "d"]) await create(title);
        await open().db.execute(
          sql`update discussions set created_at = '2026-11-20T10:00:00.000001Z'`,
        );
        const first = await list("?limit=2");
        await create("newer");
        const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
        expect([...titles(first), ...titles(second)].sort()).toEqual(["a", "b", "c", "d"]);
      });

      test("filters by area and deck", async () => {
        const deck = await app.call("POST", "/api/decks", me, {
          body: { name: "Elves", format: "commander", cards: [] },
        });
        await create("question");
        await create("deck talk", { type: "forge", deck_id: deck.body.id });
        expect(titles(await list("?type=oracle"))).toEqual(["question"]);
        const ofDeck = await list(`?deck_id=${deck.body.id}`);
        expect(ofDeck.body.items).toMatchObject([
          {
            title: "deck talk",
            deck: { id: deck.body.id, name: "Elves", format: "commander", bracket: null },
          },
        ]);
      });

      test("[FOR-03] searches titles without accents, filters by visibility, and sorts in pages", async () => {
        for (const title of ["Éclair ou foudre", "abc", "Zombie", "eclair"]) await create(title);
        const shared = (await list("?search=abc")).body.items[0].id;
        await app.call("PATCH", `/api/discussions/${shared}`, me, { body: { is_public: true } });
        expect(titles(await list("?search=ECLAIR&sort=title"))).toEqual([
          "eclair",
          "Éclair ou foudre",
        ]);
        expect(titles(await list("?is_public=true"))).toEqual(["abc"]);
        expect(titles(await list("?is_public=false&sort=oldest"))).toEqual([
          "Éclair ou foudre",
          "Zombie",
          "eclair",
        ]);
        const seen: string[] = [];
        for (let cursor: string | null = ""; cursor !== null; ) {
          const page = await list(`?sort=title&limit=1${cursor && `&cursor=${cursor}`}`);
          seen.push(...titles(page));
          cursor = page.body.next_cursor;
        }
        expect(seen).toEqual(["abc", "eclair", "Éclair ou foudre", "Zombie"]);
        const other = (await list("?sort=oldest&limit=1")).body.next_cursor;
        expect((await list(`?sort=title&cursor=${other}`)).status).toBe(400);
      });

      test("refuses callers without a session", async () => {
        expect((await list("", null)).status).toBe(401);
      });

      test("refuses a cursor that was changed, cut, or made for another list", async () => {
        for (const title of ["one", "two"]) await create(title);
        const cursor: string = (await list("?limit=1")).body.next_cursor;
        const flipped = `${cursor[0] === "M" ? "N" : "M"}${cursor.slice(1)}`;
        const wrong = [flipped, cursor.slice(0, -3), `${cursor}A`, "x", "", "%00"];
        for (const text of wrong) {
          const answer = await list(`?cursor=${text}`);
          expect([text, answer.status, answer.body.code, answer.body.field]).toEqual([
            text,
            400,
            "FIELD_INVALID",
            "cursor",
          ]);
        }
        const decks = await app.call("GET", `/api/decks?cursor=${cursor}`, me);
        expect(refusal(decks)).toEqual({ status: 400, code: "FIELD_INVALID" });
      });

      test.each(["0", "101", "abc", "1.5"])("refuses limit=%s", async (limit) => {
        const answer = await list(`?limit=${limit}`);
        expect(refusal(answer)).toEqual({ status: 400, code: "FIELD_INVALID" });
      });
    });

    describe("[DISC-05] reading", () => {
      const paths = (id: string) => [`/api/discussions/${id}`, `/api/discussions/${id}/messages`];

      test("a private one answers like a missing one, signed in or not", async () => {
        const { id } = await create("private");
        for (const viewer of [other, null]) {
          for (const [index, path] of paths(id).entries()) {
            const missing = await app.call("GET", paths(MISSING)[index] ?? "", viewer);
            expect(refusal(missing)).toEqual({ status: 404, code: "PGRST116" });
            expect(told(await app.call("GET", path, viewer))).toEqual(told(missing));
          }
        }
      });

      test("a public one needs a session", async () => {
        const { id } = await create("public");
        await share(id);
        for (const path of paths(id)) {
          const signedOut = await app.call("GET", path, null);
          expect(refusal(signedOut)).toEqual({ status: 401, code: "UNAUTHENTICATED" });
          expect((await app.call("GET", path, other)).status).toBe(200);
        }
        expect((await app.call("GET", `/api/discussions/${id}`, other)).body.is_owner).toBe(false);
      });

      test("made private again, it is missing again", async () => {
        const { id } = await create("public");
        await share(id);
        await app.call("PATCH", `/api/discussions/${id}`, me, { body: { is_public: false } });
        expect((await app.call("GET", `/api/discussions/${id}`, other)).status).toBe(404);
      });

      test.each(["undefined", "1", "not-an-id"])("[DISC-06] %s is no id", async (id) => {
        for (const path of paths(id)) {
          const answer = await app.call("GET", path, me);
          expect(refusal(answer)).toEqual({ status: 400, code: "DISCUSSION_ID_INVALID" });
          expect(answer.body.error).toBe("Invalid discussion ID");
        }
      });
    });

    describe("[DISC-07] [DISC-08] messages", () => {
      test("go forward in order, each question with its run", async () => {
        const { discussionId } = (await app.ask(me, { requestId: "first" })).body;
        await app.ask(me, { requestId: "second", discussionId });
        const path = `/api/discussions/${discussionId}/messages`;
        const first = (await app.call("GET", `${path}?limit=3`, me)).body;
        const second = (await app.call("GET", `${path}?limit=3&cursor=${first.next_cursor}`, me))
          .body;
        const all = [...first.items, ...second.items];
        expect(all.map(({ role, run }) => [role, run?.requestId ?? null])).toEqual([
          ["user", "first"],
          ["oracle", null],
          ["user", "second"],
          ["oracle", null],
        ]);
        expect(second.next_cursor).toBeNull();
      });

      test("cost the database at most three queries a page, however many there are", async () => {
        const { discussionId } = (await app.ask(me)).body;
        for (let count = 0; count < 4; count += 1) await app.ask(me, { discussionId });
        const queries = vi.spyOn(open().pool, "query");
        await list();
        await app.call("GET", `/api/discussions/${discussionId}/messages`, me);
        const counted = queries.mock.calls.length;
        queries.mockRestore();
        // The list takes one, the messages two. The session would be the third.
        expect(counted).toBe(3);
      });

      test("can be changed by the owner: a reader of a public one reads so, of a private one nothing", async () => {
        const { id } = await create("mine");
        const rename = (userId: string | null, target = id) =>
          app.call("PATCH", `/api/discussions/${target}`, userId, { body: { title: "theirs" } });
        expect(told(await rename(other))).toEqual(told(await rename(other, MISSING)));
        await share(id);
        const refused = { status: 403, code: "ONLY_OWNER_UPDATE" };
        expect(refusal(await rename(other))).toEqual(refused);
        expect(refusal(await app.call("DELETE", `/api/discussions/${id}`, other))).toEqual(refused);
        expect((await rename(null)).status).toBe(401);
        expect((await rename(me)).body.title).toBe("theirs");
      });

      test("[DATA-02] a deck of someone else cannot be attached", async () => {
        const deck = await app.call("POST", "/api/decks", other, {
          body: { name: "Elves", format: "commander", cards: [] },
        });
        const answer = await app.call("POST", "/api/discussions", me, {
          body: { title: "x", type: "forge", deck_id: deck.body.id },
        });
        expect(refusal(answer)).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
      });
    });

    describe("[DISC-02] [DATA-02] deleting", () => {
      test("several counts only one's own", async () => {
        const [mine, too, theirs] = [
          await create("mine"),
          await create("mine too"),
          await create("theirs", {}, other),
        ];
        const body = { ids: [mine.id, too.id, theirs.id, MISSING] };
        const answer = await app.call("POST", "/api/discussions/delete", me, { body });
        expect(answer.body).toEqual({ deleted: 2 });
        expect(titles(await list("", other))).toEqual(["theirs"]);
      });

      test("one takes its messages along; then it is missing", async () => {
        const { discussionId } = (await app.ask(me)).body;
        const path = `/api/discussions/${discussionId}`;
        expect((await app.call("DELETE", path, me)).body).toEqual({ deleted: 1 });
        expect(refusal(await app.call("DELETE", path, me))).toEqual({
          status: 404,
          code: "PGRST116",
        });
        const left = await open().db.execute(sql`select count(*)::int as n from messages`);
        expect(left.rows).toEqual([{ n: 0 }]);
      });

      test.each([
        [{ ids: [] }, "FIELD_INVALID"],
        [{ ids: ["x"] }, "FIELD_INVALID"],
        [{}, "FIELD_REQUIRED"],
      ])("refuses %j", async (body, code) => {
        const answer = await app.call("POST", "/api/discussions/delete", me, { body });
        expect(refusal(answer)).toEqual({ status: 400, code });
      });
    });
  });
});
