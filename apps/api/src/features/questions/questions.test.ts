import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { loadStarter } from "../knowledge/index.ts";

interface Listed {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  readonly chapter: string;
}

interface Case {
  readonly question: string | null;
  readonly answer: string;
}

onDatabase((open) => {
  describe("[ORA-17] settled questions, signed out", () => {
    beforeEach(() => loadStarter(open().db));

    test("every settled question of the judge has its page in both languages, with rules that are there", async () => {
      const { settledQuestions } = await readJudgeKnowledge();
      const app = createWholeApp(open());
      for (const language of ["fr", "en"] as const)
        for (const { id, neutral } of settledQuestions.filter((_each, place) => place % 20 === 0)) {
          const slug = id.split("/")[1];
          const { body } = await app.call("GET", `/api/questions/${slug}?language=${language}`);
          expect(body).toMatchObject({ slug, language, answer: neutral[language] });
          const asked = [...body.asked, ...body.cases].flatMap(({ question }) => question ?? []);
          // A whole question, never words as they were typed.
          for (const text of [body.question, ...asked])
            expect(text, slug).toMatch(/^[\p{Lu}«“].{18,118}\?$/u);
          expect(body.rules.length).toBeGreaterThan(0);
          for (const rule of body.rules) expect(rule.text).not.toBe("");
          const told: string[] = body.cases.map(({ answer }: { answer: string }) =>
            answer.replace(/^(?:Oui|Non|Yes|No), /, "").toLowerCase(),
          );
          expect(new Set(told).size, `${slug} tells a case twice`).toBe(told.length);
          const named = body.cases.flatMap(({ question }: Case) => question ?? []);
          expect(new Set([body.question, ...named]).size, slug).toBe(named.length + 1);
          expect(body.asked.map(({ question }: Listed) => question)).not.toContain(named[0]);
          const near: Listed[] = body.near;
          expect(near.length).toBeLessThanOrEqual(6);
          expect(near.map((each) => each.slug)).not.toContain(slug);
        }
    });

    test("a case stands under a question that asks for it, those that no question asks for come last", async () => {
      const { call } = createWholeApp(open());
      const { cases } = (await call("GET", "/api/questions/first-turn-draw?language=en")).body;
      const about = (words: RegExp) => cases.find(({ answer }: Case) => words.test(answer));
      expect(about(/^Yes, with more than two players/).question).toMatch(/^In multiplayer/);
      const places = cases.map(({ question }: Case) => question !== null);
      expect(places).toEqual([...places].sort((a, b) => Number(b) - Number(a)));
      expect(places).toContain(true);
    });

    test("the list leads page by page to all of them, in the order of the rules, each once", async () => {
      const { call } = createWholeApp(open());
      const slugs: string[] = [];
      const chapters: number[] = [];
      let cursor = "";
      let total = 0;
      do {
        const { body } = await call("GET", `/api/questions?language=en&limit=100${cursor}`);
        slugs.push(...body.items.map(({ slug }: Listed) => slug));
        chapters.push(...body.items.map(({ chapter }: Listed) => Number(chapter)));
        total = body.total;
        cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
      } while (cursor !== "");
      expect(new Set(slugs).size).toBe(total);
      expect(slugs).toHaveLength((await readJudgeKnowledge()).settledQuestions.length);
      expect(chapters).toEqual([...chapters].sort((a, b) => a - b));
    });

    test("a chapter holds as many as its count says", async () => {
      const { call } = createWholeApp(open());
      const { items } = (await call("GET", "/api/questions/chapters?language=fr")).body;
      const combat = items.find(({ number }: { number: string }) => number === "509");
      expect(combat.title).toBe("Étape de déclaration des bloqueurs");
      const { body } = await call("GET", "/api/questions?language=fr&chapter=509&limit=100");
      expect(body.total).toBe(combat.questions);
      expect((await call("GET", "/api/questions?chapter=999")).body).toMatchObject({
        items: [],
        total: 0,
      });
    });

    test("a search finds what is asked, misspellings and accents aside, and nothing breaks it", async () => {
      const app = createWholeApp(open());
      const search = (language: string, q: string) =>
        app.call("GET", `/api/questions?language=${language}&q=${q}&limit=5`);
      for (const [language, q, wanted] of [
        ["en", "trample deathtouch", /trample/i],
        ["fr", "piétinement contact mortel", /piétin/i],
        ["fr", "PIETINEMENT", /piétin/i],
        ["en", "protecton from red", /protection/i],
      ] as const) {
        const [first] = (await search(language, encodeURIComponent(q))).body.items as Listed[];
        expect(`${first?.question} ${first?.answer}`, q).toMatch(wanted);
      }
      for (const q of ["", " ", "%00", "😀", "the", "--", "%ED%A0%80"])
        expect([200, 400], q).toContain((await search("en", q)).status);
    });

    test("a wrong cursor is refused, another slug is missing", async () => {
      const { call } = createWholeApp(open());
      expect((await call("GET", "/api/questions?cursor=abc")).body.code).toBe("FIELD_INVALID");
      const missing = await call("GET", "/api/questions/__proto__?language=en");
      expect([missing.status, missing.body.code]).toEqual([404, "QUESTION_NOT_FOUND"]);
    });
  });
});
