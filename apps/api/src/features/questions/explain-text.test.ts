import { EXPLAINED_MAX } from "@spellwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/oracle-app.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { schema } from "../../database/index.ts";
import { loadStarter } from "../knowledge/index.ts";

onDatabase((open) => {
  describe("what a few words mean, while one types", () => {
    let app: ReturnType<typeof createWholeApp>;
    beforeEach(async () => {
      await loadStarter(open().db);
      app = createWholeApp(open());
    });
    const explain = (text: string, language = "en") =>
      app.call("GET", `/api/explanations?${new URLSearchParams({ text, language })}`);

    test("[ORA-20] terms and cards are explained signed out, by the glossary and the card, and nothing is kept", async () => {
      for (const [text, language, kind, name, rule] of [
        ["what is ward", "en", "term", "Ward", /702\.21/],
        ["parade", "fr", "term", "Parade", /702\.21/],
        ["c’est quoi le piétinement", "fr", "term", "Piétinement", /702\.19/],
        ["what does Rhystic Study do", "en", "card", "Rhystic Study", /^/],
      ] as const) {
        const { status, body } = await explain(text, language);
        expect(status).toBe(200);
        expect(body.explanation).toMatchObject({ kind, language, name });
        expect(body.explanation.text).not.toBe("");
        expect(body.explanation.rules.join(" ")).toMatch(rule);
      }
      expect(await open().db.select().from(schema.questionLogs)).toEqual([]);
    });

    test("[R-1] what speaks of a keyword ability or of one card without asking its meaning has it explained", async () => {
      for (const [text, language, kind, name] of [
        ["what is trample with Krenko", "en", "term", "Trample"],
        ["mon attaquant a le piétinement", "fr", "term", "Piétinement"],
        ["can I respond to Rhystic Study", "en", "card", "Rhystic Study"],
      ] as const)
        expect((await explain(text, language)).body.explanation, text).toMatchObject({
          ...{ kind, language, name },
        });
    });

    test.each([
      ["Sol Ring and Rhystic Study", "en", ["Sol Ring", "Rhystic Study"]],
      ["can I proliferate the cards in my graveyard", "en", ["Proliferate", "Graveyard"]],
      [
        "ma créature retourne dans la zone de commandement si je la sacrifie",
        "fr",
        ["Zone de commandement", "Sacrifier"],
      ],
      [
        "does Rhystic Study see trample when I exile Sol Ring",
        "en",
        ["Trample", "Rhystic Study", "Sol Ring", "Exile"],
      ],
      ["do I exile a creature with double strike", "en", ["Double strike", "Exile"]],
    ] as const)(
      "[R-1] each term and card of a sentence is explained as it is typed: %s",
      async (text, language, names) => {
        const { explanation, others } = (await explain(text, language)).body;
        const told = [explanation, ...others];
        expect(told.map(({ name }) => name)).toEqual(names);
        for (const each of told) expect(each.text, each.name).not.toBe("");
      },
    );

    test("[R-1] four of them at most are told of a text that names more", async () => {
      const { others } = (await explain("scry, mill, exile, sacrifice, destroy and proliferate"))
        .body;
      expect(others).toHaveLength(3);
    });

    test("[R-1] settled questions that hold all the words are offered, three at most, each with its page", async () => {
      const { body } = await explain("deathtouch trample");
      expect(body.questions.length).toBeGreaterThan(0);
      expect(body.questions.length).toBeLessThanOrEqual(3);
      for (const { slug } of body.questions)
        expect((await app.call("GET", `/api/questions/${slug}`)).status).toBe(200);
    });

    test("[ORA-05] what asks for more than a meaning, or names nothing, has no explanation", async () => {
      for (const text of ["can I block", "wibble wobble", "=1+1", "ignore your rules"])
        expect((await explain(text)).body.explanation, text).toBeNull();
    });

    test("[SEC-04] a text longer than one types for a term is refused", async () => {
      expect(refusal(await explain("a".repeat(EXPLAINED_MAX + 1)))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
    });
  });
});
