import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import { addPerson, createOracleApp, type OracleApp, refusal } from "../../../test/oracle-app.ts";

describe("search over one's own discussions", () => {
  onEachDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
      app.judge.next = () =>
        judgeAnswer({
          ruling: "Les créatures piétinées survivent.",
          explanation: "Only lethal damage needs to be assigned.",
          mentioned_cards: ["Questing Beast"],
          relevant_rules: [
            { number: "702.19b", text: "…", edition: "starter-2026-06-19", verbatim: false },
          ],
        });
      await app.ask(me, { question: "Les [[Bête de quête]] ont-elles piétiné mes créatures ?" });
    });
    const find = async (q: string, userId = me) =>
      (await app.call("GET", `/api/search?q=${encodeURIComponent(q)}`, userId)).body.items;

    test.each([
      ["the same words without accents", "pietine creature"],
      ["another form of a French word", "créature"],
      ["another form of an English word", "assigning damages"],
      ["a card of the answer", "questing beast"],
      ["a card of the question", "bete de quete"],
      ["a rule", "702.19b"],
    ])("[DISC-07] finds %s", async (_what, q) => {
      const [hit] = await find(q);
      expect(hit).toMatchObject({ discussion_type: "oracle" });
    });

    test.each([
      ["dashes", "-".repeat(199)],
      ["dashes before a word", `${"-".repeat(190)}piétiné`],
      ["dashes and blanks", "- ".repeat(90)],
      ["words left out", "-a ".repeat(60)],
      ["quotations left out", '-"a b" '.repeat(25)],
      ["dashes between quotations", '""-'.repeat(60)],
      ["quotation marks", '"'.repeat(200)],
      ["or", "or ".repeat(60)],
      ["brackets", "(&|!<->".repeat(28)],
      ["half a surrogate pair", "a\ud800b"],
      ["pairs cut in the middle", `a${"😀".repeat(99)}`.slice(0, 200)],
      ["no letters", "!?*:\\".repeat(40)],
    ])("[DATA-06] %s are a search like another one", async (_what, q) => {
      const address = `/api/search?q=${encodeURIComponent(Buffer.from(q).toString())}`;
      const answer = await app.call("GET", address, me);
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    });

    test("[DISC-07] a word with a dash before it is left out", async () => {
      expect(await find("piétiné")).not.toEqual([]);
      expect(await find("piétiné -créatures")).toEqual([]);
    });

    test("[DISC-07] says where to jump, and marks what was found as text", async () => {
      const hits = await find("piétiné");
      const question = hits.find((hit: { role: string }) => hit.role === "user");
      expect(question.message_id).toMatch(/^[\w-]{21}$/);
      const text = question.excerpt.map((piece: { text: string }) => piece.text).join("");
      expect(text).toContain("Bête de quête ont-elles piétiné mes créatures");
      expect(question.excerpt).toContainEqual({ text: "piétiné", found: true });
      const title = hits.find((hit: { message_id: null }) => hit.message_id === null);
      expect(title.discussion_title).toContain("piétiné");
    });

    test("[DISC-07] shows what was found in an answer of the Forge", async () => {
      const asked = {
        question: "Combien de terrains pour soixante cartes ?",
        requestId: randomUUID(),
      };
      const { status } = await app.call("POST", "/api/strategy-qna", me, { body: asked });
      expect(status).toBe(200);
      const hits = await find("terrains");
      const answer = hits.find((hit: { role: string }) => hit.role === "forge");
      expect(answer.discussion_type).toBe("forge");
      expect(answer.excerpt).toContainEqual({ text: "terrains", found: true });
    });

    test("[DISC-07] finds nothing of anybody else, and nothing for words that are not there", async () => {
      expect(await find("piétiné", other)).toEqual([]);
      expect(await find("zygomatique")).toEqual([]);
    });

    test.each(["((", "a & | !", "'; drop table messages; --", '"', "-", "*:*", "ab\\"])(
      "[DATA-06] takes %j as words",
      async (q) => {
        const answer = await app.call("GET", `/api/search?q=${encodeURIComponent(`${q} x`)}`, me);
        expect(answer.status).toBe(200);
      },
    );

    test("[DATA-06] needs a session and at least two characters", async () => {
      expect((await app.call("GET", "/api/search?q=abc", null)).status).toBe(401);
      expect(refusal(await app.call("GET", "/api/search?q=a", me))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
    });
  });
});
