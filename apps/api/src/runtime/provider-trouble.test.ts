import type { LanguageModel } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TEST_MS } from "../../../../test-limits.ts";
import { addSession } from "../../test/account-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../test/databases.ts";
import { expectLedgerToBalance } from "../../test/oracle-app.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { readConfig } from "../config/config.ts";
import { type OpenDatabase, openDatabase } from "../database/index.ts";
import { loadStarter } from "../features/knowledge/index.ts";
import { createLog } from "../http/index.ts";
import { createModel, type ModelShares } from "./create-model.ts";

const QUESTION = "Does a creature with vigilance tap when it attacks?";
const CHOICE = "What should I cut to draw more cards?";

/** Of a model whose trouble only time ends: a minute is a moment, with room for a repetition that is late. */
const MOMENT = { timeoutMs: 200, overallTimeoutMs: 5_000, retryPauseMs: 10 };
/** Longer than a test: what ends in it was not ended by time. */
const PATIENT = { timeoutMs: TEST_MS, overallTimeoutMs: 2 * TEST_MS, retryPauseMs: 10 };

/** What a provider may do to us, how often one request then asks it, and the time that the model has. */
const TROUBLES = [
  ["a slow drip without end", "drip", 2, MOMENT],
  ["a line that breaks in mid-stream", "broken-line", 1, PATIENT],
  ["a stream that ends before its end", "early-end", 1, PATIENT],
  ["an error in mid-stream", "stream-error", 1, PATIENT],
  ["a parameter refused by name", "400", 1, PATIENT],
  ["too many requests", "429", 1, PATIENT],
  ["no credit left", "429-quota", 1, PATIENT],
  ["a fault of its own", "500", 1, PATIENT],
  ["overload", "503", 2, PATIENT],
  ["silence", "hang", 2, MOMENT],
  ["silence in mid-stream", "hang-halfway", 2, MOMENT],
] as const;

/** What may mean that a model has no tools: the Forge, which offers some at once, asks once more without. */
const WITHOUT_TOOLS: readonly string[] = ["broken-line", "400", "endless-line"];
const timesIn = (wing: "Oracle" | "Forge", scenario: string, times: number): number =>
  wing === "Forge" && WITHOUT_TOOLS.includes(scenario) ? times + 1 : times;

/** How often a model was asked to rule. The second reading of a ruling, asked for less, is not counted. */
const readings = (model: FakeLanguageModel): number =>
  model.requests().filter(({ body }) => JSON.stringify(body).includes("recent_updates")).length;

describe.each(USUAL_DATABASES)("a provider in trouble, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let first: FakeLanguageModel;
  let second: FakeLanguageModel;
  let app: ReturnType<typeof createWholeApp>;
  let authorization: string;
  let models: LanguageModel;
  beforeAll(async () => {
    [fresh, first, second] = await Promise.all([
      DATABASES[kind](),
      startFakeLanguageModel(),
      startFakeLanguageModel(),
    ]);
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    app = createWholeApp(
      database,
      {},
      { name: "claude-haiku-4-5", generate: (request) => models.generate(request) },
    );
    authorization = `Bearer ${await addSession(database)}`;
    useModels(PATIENT);
    // The first question reads rules and knowledge.
    await wings.Oracle();
  });
  /** Models anew: what an earlier test learnt of their providers is forgotten. */
  const useModels = (
    shareOfSecond: ModelShares["second"],
    shareOfFirst: ModelShares["first"] = MOMENT,
  ) => {
    const { languageModel } = readConfig({
      LANGUAGE_MODEL_PROVIDER: "anthropic",
      LANGUAGE_MODEL_NAME: "claude-haiku-4-5",
      LANGUAGE_MODEL_KEY: first.apiKey,
      LANGUAGE_MODEL_URL: first.baseUrl,
      LANGUAGE_MODEL_FALLBACK_PROVIDER: "compatible",
      LANGUAGE_MODEL_FALLBACK_NAME: "small-model",
      LANGUAGE_MODEL_FALLBACK_URL: second.baseUrl,
      LANGUAGE_MODEL_FALLBACK_KEY: second.apiKey,
    });
    if (languageModel === undefined) throw new Error("no model is configured");
    models = createModel(languageModel, createLog("silent"), {
      alone: MOMENT,
      first: shareOfFirst,
      second: shareOfSecond,
    });
  };
  beforeEach(async () => {
    first.reset();
    second.reset();
    useModels(MOMENT);
    authorization = `Bearer ${await addSession(database)}`;
  });
  afterAll(async () => {
    await expectLedgerToBalance(database);
    await app.stop();
    await database.close();
    await Promise.all([fresh.remove(), first.close(), second.close()]);
  });

  const headers = () => ({ authorization, "accept-language": "en" });
  const balance = async (): Promise<number> =>
    (await app.call("GET", "/api/zaps", { headers: headers() })).body.balance;
  const wings = {
    Oracle: () =>
      app.call("POST", "/api/ruling", { body: { question: QUESTION }, headers: headers() }),
    Forge: () =>
      app.call("POST", "/api/strategy-qna", { body: { question: CHOICE }, headers: headers() }),
  };
  const LOCAL = { kind: "local", model: null, fallback_from: "claude-haiku-4-5" };

  test.each(TROUBLES)(
    "[ERR-02] [ERR-04] %s (%s) is repeated where it may help, then goes to the second model",
    async (_what, scenario, times, share) => {
      useModels(PATIENT, share);
      first.choose(scenario);
      const { status, body } = await wings.Oracle();
      expect(status).toBe(200);
      expect(body.engine).toEqual({
        kind: "model",
        model: "small-model",
        fallback_from: "claude-haiku-4-5",
      });
      expect([readings(first), readings(second)]).toEqual([times, 1]);
    },
  );

  describe.each(["Oracle", "Forge"] as const)("the %s", (wing) => {
    test.each(TROUBLES)(
      "[ERR-04] [BILL-08] %s of both models (%s) gives our own answer, named as such, and charges nothing",
      async (_what, scenario, times, share) => {
        useModels(share, share);
        const before = await balance();
        first.choose(scenario);
        second.choose(scenario);
        const { status, body, headers: told } = await wings[wing]();
        expect([status, body.zaps_charged]).toEqual([200, 0]);
        expect(body.engine).toEqual(LOCAL);
        expect(told.get("x-model-used")).toBeNull();
        if (wing === "Oracle") {
          expect(body.ruling).toMatchObject({ outcome: "ruling", verdict: "no" });
          expect(body.ruling.relevant_rules.length).toBeGreaterThan(0);
        } else expect(body.answer).toMatch(/\w/);
        const most = timesIn(wing, scenario, times);
        expect(readings(first)).toBe(most);
        // The last share may end before a repetition of the second model begins.
        expect(readings(second)).toBeGreaterThanOrEqual(1);
        expect(readings(second)).toBeLessThanOrEqual(most);
        expect(await balance()).toBe(before);
        // Whoever comes back reads who answered.
        const messages = await app.call("GET", `/api/discussions/${body.discussionId}/messages`, {
          headers: headers(),
        });
        expect(messages.body.items[1].payload).toMatchObject({ engine: LOCAL, zaps_charged: 0 });
      },
    );

    test.each(["endless", "endless-line"] as const)(
      "[ERR-04] [BILL-08] an answer without end of both models (%s) is cut at its length, not by its time",
      async (scenario) => {
        useModels(PATIENT, PATIENT);
        const before = await balance();
        first.choose(scenario);
        second.choose(scenario);
        const { status, body } = await wings[wing]();
        expect([status, body.engine, body.zaps_charged]).toEqual([200, LOCAL, 0]);
        const most = timesIn(wing, scenario, 1);
        expect([readings(first), readings(second)]).toEqual([most, most]);
        expect(await balance()).toBe(before);
      },
    );
  });

  test("[ERR-04] a storm: the hundredth person does not wait for providers that are known to be down", async () => {
    first.choose("hang");
    second.choose("hang");
    const people = await Promise.all(Array.from({ length: 20 }, () => addSession(database)));
    const ask = (token: string) =>
      app.call("POST", "/api/ruling", {
        body: { question: QUESTION },
        headers: { authorization: `Bearer ${token}`, "accept-language": "en" },
      });
    for (const token of people.slice(0, 3)) await ask(token);
    const asked = [first.requests().length, second.requests().length];
    const answers = await Promise.all(people.slice(3).map(ask));
    expect(answers.map(({ status, body }) => [status, body.engine, body.zaps_charged])).toEqual(
      answers.map(() => [200, LOCAL, 0]),
    );
    expect([first.requests().length, second.requests().length]).toEqual(asked);
  });

  test("[DATA-08] a run that is stopped while its models are silent is stopped, not answered", async () => {
    useModels(PATIENT);
    first.choose("hang");
    const arrived = first.next("arrived");
    const asking = app.call("POST", "/api/ruling", {
      body: { question: QUESTION, requestId: "stopped-in-silence" },
      headers: headers(),
    });
    await arrived;
    const stopped = await app.call("DELETE", "/api/runs/stopped-in-silence", {
      headers: headers(),
    });
    expect(stopped.body).toEqual({ stopped: true, charged: false });
    expect((await asking).body.code).toBe("RUN_STOPPED");
    expect(second.requests()).toEqual([]);
  });
});
