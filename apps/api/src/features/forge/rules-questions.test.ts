import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../test/decks-app.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import { addPerson, expectLedgerToBalance, type OracleApp } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

describe("the Forge's questions on the rules", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let deckId: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
      const text = await sampleList("atraxa-growing-council");
      deckId = (await importDeck(app, me, { name: "Atraxa", format: "commander", text })).id;
    });
    afterEach(() => expectLedgerToBalance(open()));

    const aboutDeck = (body: object) => app.call("POST", "/api/deck-qna", me, { body });

    test("[FOR-09] [BILL-08] a question on the rules is ruled as the Oracle rules it where that is sure, for its zap", async () => {
      const before = await app.remaining(me);
      const question = "Can I respond to a triggered ability?";
      const rule = { number: "603.3", text: "It is put on the stack.", edition: "2026-01-01" };
      app.judge.next = () =>
        judgeAnswer({
          ruling: "Yes, before it resolves.",
          explanation: "It waits on the stack.\n\nEverybody gets priority.",
          strength: "ruling",
          relevant_rules: [
            { ...rule, verbatim: true },
            { ...rule, number: "117.1", text: "Priority, told shortly.", verbatim: false },
            { ...rule, number: "999.9", verbatim: true, of_near_question: true },
          ],
        });
      const { body } = await aboutDeck({ question, deckId });
      expect(body).toMatchObject({
        answer: "Yes, before it resolves.",
        responseType: "ruling",
        confidence: 0.8,
        zaps_charged: 1,
        sections: [
          {
            title: "Why",
            items: [{ text: "It waits on the stack." }, { text: "Everybody gets priority." }],
          },
          {
            title: "Rules",
            items: [
              { text: "603.3: It is put on the stack." },
              { text: "117.1, in our words: Priority, told shortly." },
            ],
          },
        ],
      });
      expect(app.judge.asked.at(-1)?.question).toMatchObject({ question, history: [] });
      expect(await app.remaining(me)).toBe(before - 1);
      app.judge.next = () => judgeAnswer({ strength: "likely" });
      expect((await aboutDeck({ question, deckId })).body).toMatchObject({
        responseType: "rules",
        zaps_charged: 0,
      });
      const logs = await open().db.select().from(schema.questionLogs);
      expect(logs.map(({ strength }) => strength).toSorted()).toEqual(["none", "ruling"]);
    });
  });
});
