import { type FakeCardService, SAMPLE_CARDS, startFakeCardService } from "@spellwright/fakes";
import { createCardService } from "@spellwright/services";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../test/databases.ts";
import { createHeldJudge } from "../../../test/judge.ts";
import { addPerson, createKnowledge, createOracleApp } from "../../../test/oracle-app.ts";
import { createCardCache } from "../knowledge/card-cache.ts";
import { createLiveCards } from "../knowledge/live-cards.ts";
import { createResolveNames } from "../knowledge/resolve-names.ts";

/** The pauses between calls pass at once. */
let time = 1_000_000;
const clock = {
  now: () => time,
  wait: async (ms: number) => {
    time += ms;
  },
};

const LENS = SAMPLE_CARDS.find(({ name }) => name === "Skyward Lens");

describe("[CARD-01] [IMP-08] questions about cards that our data lacks", () => {
  forEachDatabase((_, open) => {
    let fake: FakeCardService;
    let me = "";
    beforeAll(async () => {
      fake = await startFakeCardService();
    });
    beforeEach(async () => {
      me = await addPerson(open());
    });
    afterEach(() => {
      fake.reset();
      time += 3_600_000;
    });
    afterAll(() => fake.close());

    const ask = async (question: string, cards: { id?: string; name: string }[] = []) => {
      const judge = createHeldJudge();
      judge.release();
      const knowledge = createKnowledge(judge);
      const now = () => new Date();
      const service = createCardService({
        baseUrl: fake.baseUrl,
        userAgent: "Spellwright/test",
        clock,
      });
      const cache = createCardCache(open().db, now);
      const live = createLiveCards({ service, cache, knowledge, now });
      const resolveNames = createResolveNames(knowledge, live);
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

    test("a slip of the pen and a name of several are told, never guessed", async () => {
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
