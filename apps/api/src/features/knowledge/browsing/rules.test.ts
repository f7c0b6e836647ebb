import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { rulesText } from "../../../../test/rules-text.ts";
import { createWholeApp } from "../../../../test/whole-app.ts";
import { importRules } from "../importing/import-rules.ts";
import { loadStarter } from "../importing/load-starter.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

onDatabase((open) => {
  describe("[ORA-17] the rules browser, signed out", () => {
    let site: ReturnType<typeof createWholeApp>;
    beforeEach(async () => {
      await loadStarter(open().db);
      site = createWholeApp(open());
    });
    const get = (address: string) => site.call("GET", address);

    test("contents lead to chapters, chapters to rules, page by page", async () => {
      const contents = await get("/api/rules/chapters?language=fr");
      const section = contents.body.sections.find(
        ({ number }: { number: string }) => number === "7",
      );
      const chapter = section.chapters.find(({ number }: { number: string }) => number === "702");
      const numbers: string[] = [];
      let cursor = "";
      do {
        const page = await get(`/api/rules/chapters/702?language=fr&limit=100${cursor}`);
        expect(page.body).toMatchObject({
          number: "702",
          title: chapter.title,
          section: { number: "7" },
        });
        numbers.push(...page.body.items.map(({ number }: { number: string }) => number));
        cursor = page.body.next_cursor === null ? "" : `&cursor=${page.body.next_cursor}`;
      } while (cursor !== "");
      expect(numbers).toHaveLength(chapter.rules);
      expect(new Set(numbers).size).toBe(chapter.rules);
      expect(numbers).toContain("702.19b");
    });

    test("a rule brings what stands around it, in the asked language", async () => {
      const { body } = await get("/api/rules/702.19b?language=fr");
      expect(body).toMatchObject({ number: "702.19b", parent: "702.19" });
      expect(body.ancestors.map(({ number }: { number: string }) => number)).toContain("702.19");
      expect(body.glossary.length).toBeGreaterThan(0);
      const above = await get("/api/rules/702.19?language=fr");
      expect(above.body.child_rules.map(({ number }: { number: string }) => number)).toEqual(
        above.body.children,
      );
    });

    test("keywords come with a rule that can be read", async () => {
      const { body } = await get("/api/rules/keywords?language=fr");
      const trample = body.items.find(({ name }: { name: string }) => name === "piétinement");
      expect(trample).toEqual({ name: "piétinement", rule: "702.19" });
      for (const rule of new Set<string>(body.items.map((item: { rule: string }) => item.rule)))
        expect((await get(`/api/rules/${rule}?language=fr`)).status).toBe(200);
    });

    test("the glossary is found by a term of either language", async () => {
      const list = await get("/api/rules/glossary?language=fr&limit=5");
      const [first] = list.body.items;
      expect(
        (await get(`/api/rules/glossary/${encodeURIComponent(first.term)}?language=fr`)).body,
      ).toEqual(first);
      const begun = await get(
        `/api/rules/glossary?language=fr&q=${encodeURIComponent(first.term.slice(0, 3).toUpperCase())}`,
      );
      expect(begun.body.items).toContainEqual(first);
      const missing = await get("/api/rules/glossary/nothing-of-the-kind");
      expect([missing.status, missing.body.code]).toEqual([404, "TERM_NOT_FOUND"]);
    });

    test.each([
      ["/api/rules/chapters/999", 404, "RULE_NOT_FOUND"],
      ["/api/rules/chapters/702?cursor=x", 400, "FIELD_INVALID"],
      ["/api/rules/chapters/702?cursor=99999", 400, "FIELD_INVALID"],
      ["/api/rules/editions/2001-01-01/diff/2002-01-01", 404, "EDITION_NOT_FOUND"],
    ])("%s answers %i %s", async (address, status, code) => {
      const answer = await get(address);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });
  });

  describe("[ORA-17] two editions side by side", () => {
    const get = (address: string) => createWholeApp(open()).call("GET", address);
    const TEXTS = ["Players take turns.", "Each player starts at 20 life.", "A card is a card."];
    beforeEach(async () => {
      const { db } = open();
      await importRules(db, bytes(rulesText("March 7, 2025", TEXTS)), () => undefined);
      const newer = ["Players take turns.", "Each player starts at 25 life.", "Wholly new matter."];
      await importRules(db, bytes(rulesText("June 6, 2025", newer)), () => undefined);
    });

    test("the kept ones are listed, the one in use first", async () => {
      const { body } = await get("/api/rules/editions");
      expect(body.items).toMatchObject([
        { edition: "2025-06-06", in_use: true, verbatim: true, rules: 3 },
        { edition: "2025-03-07", in_use: false },
      ]);
    });

    test("what changed is shown with both texts, by kind and page by page", async () => {
      const address = "/api/rules/editions/2025-03-07/diff/2025-06-06";
      const { body } = await get(address);
      expect(body.counts).toEqual({
        added: 1,
        removed: 1,
        renumbered: 0,
        reworded: 1,
        unchanged: 1,
      });
      expect(body.items[0]).toEqual({
        kind: "reworded",
        before: { number: "100.2", text: TEXTS[1], examples: [] },
        after: { number: "100.2", text: "Each player starts at 25 life.", examples: [] },
      });
      const first = await get(`${address}?limit=1`);
      const second = await get(`${address}?limit=1&cursor=${first.body.next_cursor}`);
      expect([...first.body.items, ...second.body.items]).toEqual(body.items.slice(0, 2));
      const added = await get(`${address}?kind=added`);
      expect(added.body.items).toMatchObject([{ after: { text: "Wholly new matter." } }]);
    });
  });
});
