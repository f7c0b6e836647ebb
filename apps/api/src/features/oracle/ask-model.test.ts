import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { addSession } from "../../../test/account-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../../test/databases.ts";
import { expectLedgerToBalance, readEvents } from "../../../test/oracle-app.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase, schema } from "../../database/index.ts";
import { loadStarter } from "../knowledge/index.ts";

const QUESTION = "Does a creature with vigilance tap when it attacks?";
/** A settled question says the same as the model. */
const REACH = "Can a creature with reach block a creature with flying?";
const COMBAT =
  "I attack with a 6/6 with trample, blocked by a 2/2. How much damage can I deal to the player?";

const PROVIDERS = [
  ["openai", "gpt-5.4-mini"],
  ["anthropic", "claude-haiku-4-5"],
  ["google", "gemini-2.5-flash"],
  ["compatible", "my-own-model"],
] as const;

const priceIn = (metadata: unknown) =>
  z.object({ cost_usd: z.number().nullable(), prices_date: z.string().nullable() }).parse(metadata);

/** The whole server with a language model behind its vendor's real protocol. */
describe.each(USUAL_DATABASES)("asking a language model, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let fake: FakeLanguageModel;
  let second: FakeLanguageModel;
  let authorization: string;
  /** By their configuration: each reads the rules once. */
  const apps = new Map<string, ReturnType<typeof createWholeApp>>();
  beforeAll(async () => {
    [fresh, fake, second] = await Promise.all([
      DATABASES[kind](),
      startFakeLanguageModel(),
      startFakeLanguageModel(),
    ]);
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
  });
  beforeEach(async () => {
    authorization = `Bearer ${await addSession(database)}`;
  });
  afterEach(() => {
    fake.reset();
    second.reset();
  });
  afterAll(async () => {
    await expectLedgerToBalance(database);
    await Promise.all([...apps.values()].map((app) => app.stop()));
    await database.close();
    await Promise.all([fresh.remove(), fake.close(), second.close()]);
  });

  const appWith = (provider: string, name: string, more: Record<string, string> = {}) => {
    const environment = {
      LANGUAGE_MODEL_PROVIDER: provider,
      LANGUAGE_MODEL_NAME: name,
      LANGUAGE_MODEL_KEY: fake.apiKey,
      LANGUAGE_MODEL_URL: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
      ...more,
    };
    const key = JSON.stringify(environment);
    const app = apps.get(key) ?? createWholeApp(database, environment);
    apps.set(key, app);
    const headers = () => ({ authorization, "accept-language": "en" });
    return {
      ask: (body: object = {}) =>
        app.call("POST", "/api/ruling", {
          body: { question: QUESTION, ...body },
          headers: headers(),
        }),
      get: (path: string) => app.call("GET", path, { headers: headers() }),
      send: (method: string, path: string) => app.app.request(path, { method, headers: headers() }),
      balance: async (): Promise<number> =>
        (await app.call("GET", "/api/zaps", { headers: headers() })).body.balance,
    };
  };
  const newestLog = async () => {
    const token = authorization.replace("Bearer ", "");
    const [session] = await database.db
      .select()
      .from(schema.session)
      .where(eq(schema.session.token, token));
    const rows = await database.db
      .select()
      .from(schema.questionLogs)
      .where(eq(schema.questionLogs.userId, session?.userId ?? ""))
      .orderBy(asc(schema.questionLogs.createdAt));
    return rows.at(-1);
  };

  describe.each(PROVIDERS)("%s", (provider, name) => {
    test("[ORA-14] [ORA-17] [ORA-18] rules, cites by handles, names the model and counts", async () => {
      const app = appWith(provider, name);
      const before = await app.balance();
      const { status, body, headers } = await app.ask({ reasoningEffort: "medium" });
      expect([status, body.ruling.outcome, body.zaps_charged]).toEqual([200, "ruling", 2]);
      expect(headers.get("x-model-used")).toBe(name);
      expect(body.engine).toEqual({ kind: "model", model: name });
      expect(body.usage.input_tokens).toBeGreaterThan(100);
      expect(await app.balance()).toBe(before - 2);
      expect(body.ruling.relevant_rules.length).toBeGreaterThan(0);
      for (const cited of body.ruling.relevant_rules) {
        const shown = (await app.get(`/api/rules/${cited.number}?language=en`)).body;
        expect(cited.text).toBe(shown.text);
      }
      expect(body.ruling).toMatchObject({
        web_search_used: false,
        sourcesAndLinks: [],
        recent_updates: null,
      });
    });

    test("[ORA-16] the log keeps usage and cost; an unknown price is null, never 0", async () => {
      const app = appWith(provider, name);
      const { body } = await app.ask();
      const log = await newestLog();
      expect(log?.metadata).toMatchObject({ model: name, usage: body.usage, searches: 0 });
      const { cost_usd: cost, prices_date: date } = priceIn(log?.metadata);
      if (provider === "compatible") expect([cost, date]).toEqual([null, null]);
      else {
        expect(cost).toBeGreaterThan(0);
        expect(cost).toBeLessThan(0.1);
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
      fake.choose("no-usage");
      expect((await app.ask()).body.usage).toBeNull();
      expect((await newestLog())?.metadata).toMatchObject({ usage: null, cost_usd: null });
    });

    test.each(["refusal", "cut"] as const)(
      "[BILL-08] %s is an error of ours: everything comes back, and it is asked once",
      async (scenario) => {
        const app = appWith(provider, name);
        const before = await app.balance();
        fake.choose(scenario);
        const { status, body, headers } = await app.ask();
        expect([status, body.code]).toEqual([503, "MODEL_UNAVAILABLE"]);
        expect(headers.get("x-model-used")).toBeNull();
        expect(await app.balance()).toBe(before);
        expect(fake.requests()).toHaveLength(1);
        expect(await newestLog()).toMatchObject({
          responseSuccess: false,
          errorMessage: "MODEL_UNAVAILABLE",
        });
      },
    );
  });

  test("[ERR-02] [DATA-08] a 503 is repeated once; the same request again is one more try, charged once", async () => {
    const app = appWith("openai", "gpt-5.4-mini");
    const before = await app.balance();
    fake.choose("refusal");
    const failed = await app.ask({ requestId: "once-more" });
    expect([failed.status, failed.body.code]).toEqual([503, "MODEL_UNAVAILABLE"]);
    expect(fake.requests()).toHaveLength(1);
    expect(await app.balance()).toBe(before);
    fake.choose("503-then-good");
    const answer = await app.ask({ requestId: "once-more" });
    expect([answer.status, answer.body.zaps_charged]).toEqual([200, 1]);
    // One more than the repetition: the second reading of what nothing agrees with.
    expect(fake.requests()).toHaveLength(4);
    const again = await app.ask({ requestId: "once-more" });
    expect(again.body).toEqual(answer.body);
    expect(again.headers.get("x-model-used")).toBe("gpt-5.4-mini");
    expect(await app.balance()).toBe(before - 1);
  });

  test("[ERR-04] the fallback model answers for an overloaded one: header, body, message and log say so", async () => {
    const app = appWith("anthropic", "claude-haiku-4-5", {
      LANGUAGE_MODEL_FALLBACK_PROVIDER: "compatible",
      LANGUAGE_MODEL_FALLBACK_NAME: "small-model",
      LANGUAGE_MODEL_FALLBACK_URL: second.baseUrl,
      LANGUAGE_MODEL_FALLBACK_KEY: second.apiKey,
    });
    fake.choose("429");
    const { status, body, headers } = await app.ask();
    expect(status).toBe(200);
    expect(headers.get("x-model-used")).toBe("small-model");
    const engine = { kind: "model", model: "small-model", fallback_from: "claude-haiku-4-5" };
    expect(body.engine).toEqual(engine);
    const messages = await app.get(`/api/discussions/${body.discussionId}/messages`);
    expect(messages.body.items[1].payload.engine).toEqual(engine);
    expect((await newestLog())?.metadata).toMatchObject({
      model: "small-model",
      fallback_from: "claude-haiku-4-5",
    });
    const { engine: product } = (await app.get("/api/status")).body;
    expect(product).toEqual({ kind: "model", model: "claude-haiku-4-5" });
  });

  test.each(PROVIDERS.filter(([provider]) => provider !== "compatible"))(
    "[ORA-18] the web search of %s gives safe pages only, in its own section, at its price",
    async (provider, name) => {
      const app = appWith(provider, name, { LANGUAGE_MODEL_WEB_SEARCH: "true" });
      fake.choose("web-search");
      const { body } = await app.ask();
      expect(body.ruling).toMatchObject({
        web_search_used: true,
        sourcesAndLinks: ["https://example.org/rules"],
        groundingMetadata: { chunks: [{ web: { uri: "https://example.org/rules" } }] },
      });
      expect(body.ruling.recent_updates).toMatch(/\w/);
      const { metadata } = (await newestLog()) ?? {};
      expect(metadata).toMatchObject({ searches: 1 });
      expect(priceIn(metadata).cost_usd).toBeGreaterThan(0.009);
    },
  );

  test.each([
    "invented-numbers",
    "invented-handles",
    "old-edition",
    "wrong-text",
    "swapped-handles",
    "injection",
  ] as const)("[ORA-17] %s: no false citation reaches the page", async (scenario) => {
    const app = appWith("openai", "gpt-5.4-mini");
    fake.choose(scenario);
    const { status, body } = await app.ask();
    expect(status).toBe(200);
    const { ruling } = body;
    for (const cited of ruling.relevant_rules) {
      const { body: rule } = await app.get(`/api/rules/${cited.number}?language=en`);
      expect([cited.text, cited.edition]).toEqual([rule.text, rule.edition]);
    }
    const shown = ruling.relevant_rules.map(({ number }: { number: string }) => number);
    const claims = ruling.relevant_rules.map(({ claim }: { claim?: string }) => claim ?? "");
    const text = [ruling.ruling, ruling.explanation, ...claims].join(" ");
    const named = text.match(/\d{3}\.\d+[a-z]?/g) ?? [];
    expect(named.filter((number: string) => !shown.includes(number))).toEqual([]);
    expect(text).not.toMatch(/<script|https?:/);
    // What is settled stands in its place, free.
    if (["invented-handles", "injection"].includes(scenario))
      expect([body.engine, body.zaps_charged]).toEqual([
        { kind: "local", model: null, fallback_from: "gpt-5.4-mini", withheld: true },
        0,
      ]);
    if (scenario === "wrong-text") expect(ruling.confidence).toBeLessThan(0.7);
  });

  test("[ORA-17] who contradicts what an engine computed leaves it undecided, and free", async () => {
    const app = appWith("google", "gemini-2.5-flash");
    fake.choose("contradiction");
    const { body } = await app.ask({ question: COMBAT });
    expect(body.ruling).toMatchObject({ outcome: "cannot_settle", verdict: null });
    expect(body.ruling.explanation).toMatch(/“Up to 4 damage/);
    expect(body.zaps_charged).toBe(0);
  });

  test("[DATA-08] [BILL-08] the ruling can be followed while it forms; stopping it then ends the call and is charged", async () => {
    const app = appWith("anthropic", "claude-haiku-4-5");
    const before = await app.balance();
    fake.choose("hang-halfway");
    const arrived = fake.next("arrived");
    const left = fake.next("aborted");
    const asking = app.ask({ question: REACH, requestId: "forming" });
    await arrived;
    const stream = await app.send("GET", "/api/runs/forming/events");
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = "";
    while (!seen.includes("event: writing")) seen += (await reader?.read())?.value ?? "";
    expect(seen).toContain('"type":"writing"');
    const stopped = await app.send("DELETE", "/api/runs/forming");
    expect(await stopped.json()).toEqual({ stopped: true, charged: true });
    await reader?.cancel();
    expect((await asking).body.code).toBe("RUN_STOPPED_CHARGED");
    await left;
    expect(await app.balance()).toBe(before - 1);
    const events = await readEvents(await app.send("GET", "/api/runs/forming/events"));
    expect(events.map(({ event }) => event)).not.toContain("writing");
    expect(events.at(-1)?.event).toBe("error");
  });
});
