import { type FakeCardService, SAMPLE_CARDS, startFakeCardService } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createHeldJudge } from "../../../test/judge.ts";
import { createLiveNames } from "../../../test/live-names.ts";
import { addPerson, createKnowledge, createOracleApp } from "../../../test/oracle-app.ts";

const LENS = SAMPLE_CARDS.find(({ name }) => name === "Skyward Lens");

describe("[CARD-01] [IMP-08] questions about cards that our data lacks", () => {
  onDatabase((open) => {
    let fake: FakeCardService;
    let me = "";
    beforeAll(async () => {
      fake = await startFakeCardService();
    });
    beforeEach(async () => {
      me = await addPerson(open());
    });
    afterEach(() => fake.reset());
    afterAll(() => fake.close());

    const ask = async (question: string, cards: { id?: string; name: string }[] = []) => {
      const judge = createHeldJudge();
      judge.release();
      const knowledge = createKnowledge();
      const resolveNames = createLiveNames(open().db, knowledge, fake.baseUrl);
      const app = createOracleApp(open(), { judge, knowledge, resolveNames });
      const { status } = await app.ask(me, { question, cards });
      await app.runs.work?.stop();
      const asked = judge.asked.at(-1)?.question;
      return {
        status,
        cards: asked?.cards.map(({ card, written }) => [card.name, card.oracle_text, written]),
        unknown: asked?.unknownCards,
      };
    };

    test("the judge gets the facts of the service, for a marked card as for a chosen one", async () => {
      const lens = ["Skyward Lens", LENS?.oracle_text, "Skyward Lens"];
      const marked = await ask("Can [[Skyward Lens]] be sacrificed?");
      expect(marked).toEqual({ status: 200, cards: [lens], unknown: [] });
      const before = fake.requests().length;
      const chosen = await ask("Can [[Skyward Lens]] be sacrificed?", [
        { id: LENS?.id ?? "", name: "Skyward Lens" },
      ]);
      expect(chosen).toEqual(marked);
      expect(fake.requests()).toHaveLength(before);
    });

    test("a misspelt name and a name of several are reported, never guessed", async () => {
      expect((await ask("Can [[Skywerd Lens]] be sacrificed?")).unknown).toMatchObject([
        { written: "Skywerd Lens" },
      ]);
      expect((await ask("Can [[skyward le]] be sacrificed?")).unknown).toEqual([
        { written: "skyward le", suggestions: ["Skyward Lens"] },
      ]);
    });

    test.each(["429", "502-html", "200-html", "empty"] as const)(
      "a service that answers %s is no reason to give no answer",
      async (scenario) => {
        fake.choose(scenario);
        const { status, unknown } = await ask("Can [[Skyward Lens]] kill [[Grizzly Bears]]?");
        expect(status).toBe(200);
        expect(unknown).toMatchObject([{ written: "Skyward Lens" }]);
      },
    );
  });
});
