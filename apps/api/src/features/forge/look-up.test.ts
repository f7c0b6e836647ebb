import { calling, type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { createLanguageModel } from "@spellwright/services";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../test/decks-app.ts";
import { addPerson, expectLedgerToBalance, type OracleApp } from "../../../test/oracle-app.ts";

const CHOICE = "What should I cut for more card draw?";
const SOUND = "Cut the dearest creatures first.";
const ADVICE = {
  ...{ outcome: "answered", answer: SOUND, sections: [], cards: [], recent_updates: null },
  ...{ decklists: [], confidence: 1 },
};

/** The server with a model that looks things up, behind a real protocol. */
describe("a model of the Forge that looks things up", () => {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await startFakeLanguageModel();
  });
  afterAll(() => fake.close());

  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let deckId: string;
    beforeEach(async () => {
      const model = createLanguageModel({
        ...{ name: "looking", provider: "compatible", model: "looking", apiKey: fake.apiKey },
        ...{ baseUrl: fake.baseUrl, webSearch: false },
        ...{ timeoutMs: 10_000, overallTimeoutMs: 20_000 },
      });
      app = await createDecksApp(open(), undefined, model);
      me = await addPerson(open());
      const deck = async (name: string, file: string) => {
        const text = await sampleList(file);
        return (await importDeck(app, me, { name, format: "commander", text })).id;
      };
      deckId = await deck("Atraxa", "atraxa-growing-council");
      await deck("My Goblins", "krenko-goblin-uproar");
      const stranger = await addPerson(open());
      const text = await sampleList("ghalta-primal-stampede");
      await importDeck(app, stranger, { name: "Secret", format: "commander", text });
    });
    afterEach(async () => {
      fake.reset();
      await expectLedgerToBalance(open());
    });

    /** What a model is told that calls such a tool, and the answer. */
    const lookUp = async (name: string, input: unknown) => {
      let told = "";
      fake.write(({ tools, results, text }) => {
        if (tools.length > 0 && results === 0) return calling({ name, input });
        told = text;
        return ADVICE;
      });
      const asked = { body: { question: CHOICE, deckId } };
      const { status, body } = await app.call("POST", "/api/deck-qna", me, asked);
      expect([status, body.engine.kind, body.answer]).toEqual([200, "model", SOUND]);
      return told;
    };

    test("[Q-6] gets the figures of its deck from the facts that the Forge itself uses", async () => {
      const any = { role: null, type: "land", subtype: null, color: null, keyword: null };
      const filter = { ...any, words: null, least_mana_value: null, most_mana_value: null };
      expect(await lookUp("count", filter)).toContain("37 cards");
      expect(await lookUp("read_card", { name: "Foudre" })).toContain("Lightning Bolt");
      expect(await lookUp("bracket_if", { add: [], cut: [] })).toMatch(/bracket [1-5]/);
    });

    test("[Q-6] compares decks of one person by name, and never reads another person’s", async () => {
      const told = await lookUp("compare_decks", { name: "my goblins" });
      expect(told).toContain("in My Goblins");
      const secret = await lookUp("compare_decks", { name: "Secret" });
      expect(secret).toContain("The person has no deck of that name.");
      expect(secret).not.toContain("in Secret");
    });
  });
});
