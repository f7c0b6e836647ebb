import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import { addPerson, createOracleApp, type OracleApp } from "../../../test/oracle-app.ts";
import { rulesText } from "../../../test/rules-text.ts";
import {
  createCitedRuleCheck,
  createKnowledge,
  importRules,
  loadStarter,
} from "../knowledge/index.ts";

const cited = (number: string, text: string, edition = "2025-03-07") => ({
  number,
  text,
  edition,
  verbatim: !edition.startsWith("starter-"),
});

describe("[ORA-17] an answer is pinned to its edition", () => {
  onDatabase((open) => {
    describe("over HTTP", () => {
      let app: OracleApp;
      beforeEach(() => {
        app = createOracleApp(open());
      });
      afterEach(() => app.runs.work?.stop());

      test("its messages tell which cited rules a newer edition changed", async () => {
        const me = await addPerson(open());
        const old = cited("100.1", "An old wording.", "2025-03-07");
        const current = cited("100.2", "A wording of today.", "2026-01-01");
        app.judge.next = () => judgeAnswer({ relevant_rules: [old, current] });
        const { discussionId, ruling } = (await app.ask(me)).body;
        expect(ruling.relevant_rules).toEqual([old, current]);
        const path = `/api/discussions/${discussionId}/messages`;
        const [, answer] = (await app.call("GET", path, me)).body.items;
        const changed_since = { edition: "2026-01-01", text: null };
        expect(answer.payload.ruling.relevant_rules).toEqual([{ ...old, changed_since }, current]);
        expect((await app.call("GET", `${path}/${answer.id}`, me)).body).toEqual(answer);
      });
    });

    describe("compared with the edition in use", () => {
      const use = async (date: string, rules: readonly string[]) => {
        await loadStarter(open().db);
        const bytes = new TextEncoder().encode(rulesText(date, rules));
        await importRules(open().db, bytes, () => undefined);
      };
      const check = async (rule: ReturnType<typeof cited>) => {
        const told = await createCitedRuleCheck(createKnowledge(open().db), [rule]);
        return told([rule])[0]?.changed_since;
      };
      const edition = "2025-06-06";

      test("a rule that stayed is not marked; reworded, moved and removed ones are", async () => {
        await use("June 6, 2025", ["Stayed.", "Now in other words.", "Moved here."]);
        expect(await check(cited("100.1", "Stayed."))).toBeUndefined();
        expect(await check(cited("100.2", "Once in these."))).toEqual({
          edition,
          text: "Now in other words.",
        });
        expect(await check(cited("100.9", "Moved here."))).toEqual({
          edition,
          text: "Moved here.",
          new_number: "100.3",
        });
        expect(await check(cited("100.8", "Gone."))).toEqual({ edition, text: null });
      });

      test("only a newer edition changes anything", async () => {
        await use("June 6, 2025", ["In other words."]);
        expect(await check(cited("100.1", "Of the same day.", edition))).toBeUndefined();
        expect(await check(cited("100.1", "Of a later day.", "2026-02-02"))).toBeUndefined();
      });

      test("our paraphrase is not compared with official words, but a missing number is named", async () => {
        await use("June 6, 2025", ["Official words."]);
        expect(await check(cited("100.1", "Ours.", "starter-2025-03-07"))).toBeUndefined();
        expect(await check(cited("100.7", "Ours.", "starter-2025-03-07"))).toEqual({
          edition,
          text: null,
        });
      });

      test("the digest in use marks nothing", async () => {
        await loadStarter(open().db);
        expect(await check(cited("100.1", "An old wording."))).toBeUndefined();
      });
    });
  });
});
