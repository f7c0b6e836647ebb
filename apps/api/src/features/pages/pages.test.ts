import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, callerOf } from "../../../test/call-app.ts";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson } from "../../../test/oracle-app.ts";
import { unreachable } from "../../../test/shell.ts";
import { readConfig } from "../../config/config.ts";
import { schema } from "../../database/index.ts";
import { createApp, createLog, createRateLimits } from "../../http/index.ts";
import { createJudgeInUse } from "../../runtime/judge-in-use.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { createKnowledge, type Knowledge, loadStarter } from "../knowledge/index.ts";
import { createQuestions } from "../questions/index.ts";
import { createPages } from "./index.ts";

const PUBLIC_URL = "https://spellwright.test";
const MISSING = "00000000-0000-4000-8000-000000000000";
const WEB = new URL("../../../test/web", import.meta.url).pathname;

const PARTS = {
  publicUrl: PUBLIC_URL,
  supportEmail: "help@spellwright.test",
  now: () => new Date("2026-11-29T12:00:00Z"),
  production: false,
  webFolder: WEB,
  log: createLog("silent"),
};
const questionsOf = (knowledge: Knowledge) =>
  createQuestions({
    knowledge,
    judgeKnowledge: readJudgeKnowledge,
    judgeInUse: createJudgeInUse(knowledge, readJudgeKnowledge),
  });
const unanswered = () => Promise.reject(new Error("no call is expected"));

/** Contents of the head that readers without scripts see. */
const headOf = ({ body }: Answer) => ({
  lang: /<html lang="(\w+)"/.exec(body)?.[1],
  title: /<title data-static>(.*?)<\/title>/.exec(body)?.[1],
  meta: (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" data-static>`).exec(body)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
  alternates: Object.fromEntries(
    [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => [language, href],
    ),
  ),
});

test("[DATA-06] pages load while the database is away", async () => {
  const knowledge = createKnowledge(unreachable);
  const parts = {
    ...PARTS,
    database: unreachable,
    knowledge,
    questions: questionsOf(knowledge),
  };
  const { servePage } = createPages(parts);
  for (const path of ["/fr/oracle", `/en/oracle/discussion/${MISSING}`, "/en/rules/702.19b"])
    expect((await servePage(new Request(`${PUBLIC_URL}${path}`), unanswered))?.status).toBe(200);
});

describe("pages as crawlers and first visits get them", () => {
  onDatabase((open) => {
    let get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
    beforeEach(async () => {
      const { db } = open();
      await loadStarter(db);
      const config = readConfig({});
      const knowledge = createKnowledge(db);
      const pages = createPages({
        ...PARTS,
        database: db,
        knowledge,
        questions: questionsOf(knowledge),
      });
      const app = createApp({
        config,
        secret: "a secret for tests, long enough",
        log: createLog("silent"),
        limits: createRateLimits(db, false, "a secret for tests, long enough"),
        router: {} as never,
        features: [pages],
        findSession: async () => null,
        webFolder: WEB,
        servePage: pages.servePage,
      });
      const call = callerOf(app);
      get = (path, headers = {}) => call("GET", path, { headers });
    });
    const addDiscussion = async (fields: Partial<typeof schema.discussions.$inferInsert>) => {
      const { db } = open();
      const userId = await addPerson(open());
      const [row] = await db
        .insert(schema.discussions)
        .values({ title: "Trample?", type: "oracle", userId, ...fields })
        .returning({ id: schema.discussions.id });
      return row?.id ?? "";
    };

    test("[ROUTE-10] title, description, language, canonical address and alternates follow the page", async () => {
      const head = headOf(await get("/en/oracle"));
      expect(head).toMatchObject({
        lang: "en",
        title: "Oracle · Spellwright",
        canonical: `${PUBLIC_URL}/en/oracle`,
        alternates: {
          fr: `${PUBLIC_URL}/fr/oracle`,
          en: `${PUBLIC_URL}/en/oracle`,
          "x-default": `${PUBLIC_URL}/fr/oracle`,
        },
      });
      expect(head.meta("description")).toContain("Ask a Magic rules question");
      expect(head.meta("og:locale")).toBe("en_US");
      expect(head.meta("og:url")).toBe(head.canonical);
      expect(head.meta("robots")).toBeUndefined();
      expect(headOf(await get("/fr/oracle")).meta("description")).toContain("Posez une question");
    });

    test.each([
      ["/", "/fr/oracle"],
      ["/fr", "/fr/oracle"],
      ["/en/?q=1", "/en/oracle?q=1"],
      ["/en-XX/forge", "/en/forge"],
      ["/orale", "/fr/oracle"],
      ["/discussion/a1?x=y", "/fr/oracle/discussion/a1?x=y"],
      ["/rules/702.19b", "/fr/rules/702.19b"],
    ])("[ROUTE-01] [ROUTE-03] [ROUTE-04] %s is redirected to %s", async (from, to) => {
      const answer = await get(from);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
    });

    test("[ROUTE-02] the stored language decides, then the browser's", async () => {
      const to = async (headers: Record<string, string>) =>
        (await get("/oracle", headers)).headers.get("location");
      expect(await to({ "accept-language": "de, en;q=0.8, fr;q=0.5" })).toBe("/en/oracle");
      expect(await to({ "accept-language": "en", cookie: "lang=fr" })).toBe("/fr/oracle");
      expect((await get("/oracle")).headers.get("vary")).toContain("accept-language");
    });

    test("[ROUTE-10] a settled question has its head in both languages and stands in the sitemap; another slug is a 404", async () => {
      const { settledQuestions } = await readJudgeKnowledge();
      const [{ id, neutral }] = settledQuestions as [(typeof settledQuestions)[number]];
      const path = `/questions/${id.split("/")[1]}`;
      for (const language of ["fr", "en"] as const) {
        const head = headOf(await get(`/${language}${path}`));
        expect(head.meta("description")?.slice(0, 20)).toBe(neutral[language].slice(0, 20));
        expect(head.canonical).toBe(`${PUBLIC_URL}/${language}${path}`);
        expect(head.meta("robots")).toBeUndefined();
      }
      expect((await get("/sitemap.xml")).body).toContain("/sitemaps/questions.xml");
      expect((await get("/sitemaps/questions.xml")).body).toContain(`${PUBLIC_URL}/en${path}<`);
      expect((await get("/en/questions/no-such-question")).status).toBe(404);
    });

    test("[T-12] security.txt names where holes are reported, for half a year", async () => {
      const { status, body } = await get("/.well-known/security.txt");
      expect(status).toBe(200);
      expect(body.split("\n")).toEqual([
        "Contact: mailto:help@spellwright.test",
        "Expires: 2027-05-28T12:00:00.000Z",
        "Preferred-Languages: fr, en",
        `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
        "",
      ]);
    });

    test("[ROUTE-11] an unknown page is a 404 that is still the page, listed nowhere", async () => {
      const answer = await get("/en/nothing/here");
      const head = headOf(answer);
      expect([answer.status, head.title, head.meta("robots"), head.canonical]).toEqual([
        404,
        "Page not found · Spellwright",
        "noindex",
        undefined,
      ]);
      expect((await get("/en/rules/999.99z")).status).toBe(404);
      expect((await get("/en/cards/No%20Such%20Card%20At%20All")).status).toBe(404);
    });

    test.each([
      "/fr/deck/4d8ZkQ0mVw2yX1sT7uB9cA",
      `/en/oracle/answer/${MISSING}`,
      `/fr/forge/deck/${MISSING}`,
    ])(
      "[FOR-07] [BOT-07] %s, which only those know who have the link, is listed nowhere",
      async (path) => {
        const answer = await get(path);
        expect([answer.status, headOf(answer).meta("robots")]).toEqual([200, "noindex"]);
      },
    );

    test("[ROUTE-10] a rule and a card are described by what they say", async () => {
      const rule = headOf(await get("/fr/rules/702.19b"));
      expect(rule.title).toContain("702.19b");
      expect(rule.meta("description")?.length).toBeGreaterThan(20);
      const card = await get("/en/cards/Lightning%20Bolt");
      expect([card.status, headOf(card).title]).toEqual([200, "Lightning Bolt · Spellwright"]);
    });

    test("[CARD-01] a card by its French name or in other letters is redirected to its one address", async () => {
      for (const name of ["Foudre", "lightning bolt"]) {
        const answer = await get(`/fr/cards/${encodeURIComponent(name)}?x=1`);
        expect([answer.status, answer.headers.get("location")]).toEqual([
          302,
          "/fr/cards/Lightning%20Bolt?x=1",
        ]);
      }
    });

    test("[ORA-17] a term of the glossary has a head of its own, a missing one none", async () => {
      const term = headOf(await get("/en/rules/glossary/deathtouch"));
      expect(term.title).toMatch(/^Deathtouch ·/i);
      expect(term.meta("description")?.length).toBeGreaterThan(20);
      expect((await get("/en/rules/glossary/no-such-term")).status).toBe(404);
      expect((await get("/en/rules/changes")).status).toBe(200);
      const moved = await get("/en/rules/702.19B.");
      expect(moved.headers.get("location")).toBe("/en/rules/702.19b");
    });

    test("[DISC-05] a public discussion shows its title and picture; a private and a missing one answer alike", async () => {
      const title = `"><script>alert(1)</script> & co`;
      const shared = await addDiscussion({ title, isPublic: true });
      const secret = await addDiscussion({ title: "My secret" });
      const answer = await get(`/en/oracle/discussion/${shared}`);
      const head = headOf(answer);
      expect(head.title).toBe(
        "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co · Spellwright",
      );
      expect(answer.body).not.toContain("<script");
      expect(head.meta("robots")).toBeUndefined();
      expect(head.meta("og:image")).toBe(`${PUBLIC_URL}/api/social-images/${shared}.png?lang=en`);
      const alike = async (id: string) => {
        const { status, body } = await get(`/en/oracle/discussion/${id}`);
        return { status, body: body.replaceAll(id, "ID") };
      };
      const hidden = await alike(secret);
      expect(hidden).toEqual(await alike(MISSING));
      expect(hidden.body).toContain('content="noindex"');
      expect(hidden.body).not.toContain("secret");
    });

    test("[DISC-05] the picture of a public discussion is 1200×630; private and missing answer alike", async () => {
      const shared = await addDiscussion({ title: "Le piétinement œuvre-t-il ?", isPublic: true });
      const secret = await addDiscussion({ title: "My secret" });
      const picture = await get(`/api/social-images/${shared}.png?lang=fr`);
      expect(picture.headers.get("content-type")).toBe("image/png");
      expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(picture.body.slice(1, 4)).toBe("PNG");
      const refused = async (id: string) => {
        const { status, body } = await get(`/api/social-images/${id}.png`);
        return { status, code: body.code, error: body.error };
      };
      expect(await refused(secret)).toEqual(await refused(MISSING));
      expect((await refused(secret)).status).toBe(404);
      expect((await get("/api/social-images/spellwright.png")).status).toBe(200);
    });

    test("[ROUTE-10] robots.txt names the sitemap, which lists pages, rules and cards in both languages", async () => {
      expect((await get("/robots.txt")).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
      const index = (await get("/sitemap.xml")).body;
      const names = [...index.matchAll(/sitemaps\/([\w-]+)\.xml/g)].map(([, name]) => name);
      expect(names).toEqual(["pages", "rules", "questions", "cards-1"]);
      const rules = (await get("/sitemaps/rules.xml")).body;
      expect(rules).toContain(`<loc>${PUBLIC_URL}/fr/rules/702.19b</loc>`);
      const cards = (await get("/sitemaps/cards-1.xml")).body;
      expect(cards).toContain(`<loc>${PUBLIC_URL}/en/cards/Lightning%20Bolt</loc>`);
      expect((await get("/sitemaps/cards-99.xml")).status).toBe(404);
      expect((await get("/sitemaps/pages.xml")).body).not.toContain("settings");
    });

    test("[LANG-02] only the texts of the page's language are fetched at once", async () => {
      const { body } = await get("/en/oracle");
      expect(body).toContain("/assets/en.js");
      expect(body).not.toContain("/assets/fr.js");
    });

    test("[ROUTE-10] an unchanged page is known", async () => {
      const etag = (await get("/fr/oracle")).headers.get("etag") ?? "";
      expect((await get("/fr/oracle", { "if-none-match": etag })).status).toBe(304);
    });
  });
});
