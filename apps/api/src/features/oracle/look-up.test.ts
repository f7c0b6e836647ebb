import { calling, type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addSession } from "../../../test/account-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../../test/databases.ts";
import { readEvents } from "../../../test/oracle-app.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase } from "../../database/index.ts";
import { loadStarter } from "../knowledge/index.ts";

const QUESTIONS = {
  en: "Does a creature with vigilance tap when it attacks?",
  fr: "Une créature avec la vigilance s’engage-t-elle quand elle attaque ?",
} as const;

const PROVIDERS = [
  ["openai", "gpt-5.4-mini"],
  ["anthropic", "claude-haiku-4-5"],
  ["google", "gemini-2.5-flash"],
  ["compatible", "my-own-model"],
] as const;

const RULING = {
  ...{ reasoning: "", outcome: "cannot_settle", verdict: null, ruling: "The rules do not say." },
  ...{ explanation: "", citations: [], interactions: [], steps: [], recent_updates: null },
  ...{ quantity: null, computed_result: "none", wrong_assumption: null, confidence: 0.5 },
};

/** The whole server with a model that looks things up, behind its vendor's real protocol. */
describe.each(USUAL_DATABASES)("a model that looks things up, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let fake: FakeLanguageModel;
  let authorization: string;
  beforeAll(async () => {
    [fresh, fake] = await Promise.all([DATABASES[kind](), startFakeLanguageModel()]);
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
  });
  beforeEach(async () => {
    authorization = `Bearer ${await addSession(database)}`;
    fake.write(({ tools, results }) =>
      tools.length > 0 && results === 0
        ? calling(
            { name: "read_rule", input: { number: "707.2" } },
            { name: "read_card", input: { name: "Foudre" } },
          )
        : RULING,
    );
  });
  afterEach(() => fake.reset());
  afterAll(async () => {
    await database.close();
    await Promise.all([fresh.remove(), fake.close()]);
  });

  const withApp = async <Result>(
    [provider, name]: readonly [string, string],
    use: (app: ReturnType<typeof createWholeApp>) => Promise<Result>,
  ): Promise<Result> => {
    const app = createWholeApp(database, {
      LANGUAGE_MODEL_PROVIDER: provider,
      LANGUAGE_MODEL_NAME: name,
      LANGUAGE_MODEL_KEY: fake.apiKey,
      LANGUAGE_MODEL_URL: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
    });
    try {
      return await use(app);
    } finally {
      await app.stop();
    }
  };

  const askIn = (
    app: ReturnType<typeof createWholeApp>,
    language: "en" | "fr",
    body: object = {},
  ) =>
    app.call("POST", "/api/ruling", {
      body: { question: QUESTIONS[language], reasoningEffort: "medium", ...body },
      headers: { authorization, "accept-language": language },
    });

  test.each(PROVIDERS)(
    "[DATA-08] %s: what is looked up is streamed, and kept with the answer",
    async (...model) => {
      await withApp(model, async (app) => {
        const { status, body } = await askIn(app, "en", { requestId: `look-${model[0]}` });
        expect([status, body.engine.kind]).toEqual([200, "model"]);
        const read = [
          expect.stringMatching(/^The language model read rule 707\.2 \([^)]+\)\.$/),
          "The language model read the card Lightning Bolt.",
        ];
        expect(body.reasoningItems).toEqual(expect.arrayContaining(read));
        const headers = { authorization, "accept-language": "en" };
        const stream = await app.app.request(`/api/runs/look-${model[0]}/events`, { headers });
        const events = await readEvents(stream);
        expect(events.filter(({ event }) => event === "looking_up")).toMatchObject([
          { data: { what: "rule", of: expect.stringMatching(/^707\.2 \(/) } },
          { data: { what: "card", of: "Lightning Bolt" } },
        ]);
        const messages = await app.call("GET", `/api/discussions/${body.discussionId}/messages`, {
          headers,
        });
        const stored = messages.body.items[1].payload.reasoningItems;
        expect(stored).toEqual(expect.arrayContaining(read));
      });
    },
  );

  test("[DATA-08] a French answer says in French what was read", async () => {
    await withApp(PROVIDERS[0], async (app) => {
      const { body } = await askIn(app, "fr");
      expect(body.reasoningItems).toContainEqual(
        expect.stringMatching(/^Le modèle de langage a lu la règle 707\.2 \([^)]+\)\.$/),
      );
      expect(body.reasoningItems).toContain("Le modèle de langage a lu la carte Foudre.");
    });
  });

  test("[ORA-11] with low effort nothing is looked up", async () => {
    await withApp(PROVIDERS[0], async (app) => {
      const { body } = await askIn(app, "en", { reasoningEffort: "low" });
      expect(body.engine.kind).toBe("model");
      expect(body.reasoningItems.join(" ")).not.toContain("The language model read");
      expect(JSON.stringify(fake.requests()[0]?.body)).not.toContain("read_rule");
    });
  });
});
