import type { LanguageModel } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { createJudge, type Judge } from "@spellwright/judge";
import { translator } from "@spellwright/locales";
import { createLanguageModel, withFallback } from "@spellwright/services";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createKeptLog } from "../../../test/kept-log.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { readModelPrices } from "../answers/index.ts";
import { createFileKnowledge, type Knowledge } from "../knowledge/index.ts";
import { tryModel } from "./try-model.ts";

describe("[N-7] one question that a model is tried with", () => {
  let knowledge: Knowledge;
  let judge: Judge;
  let fake: FakeLanguageModel;
  let old: FakeLanguageModel;
  beforeAll(async () => {
    knowledge = await createFileKnowledge({});
    const rulebook = await knowledge.rulebook();
    judge = createJudge({ rulebook, knowledge: await readJudgeKnowledge() });
    fake = await startFakeLanguageModel();
    old = await startFakeLanguageModel({ unknownFields: ["response_format", "reasoning_effort"] });
  });
  afterEach(() => fake.reset());
  afterAll(() => Promise.all([fake.close(), old.close()]));

  const modelAt = (baseUrl: string, apiKey: string, name = "gpt-5.4-mini"): LanguageModel =>
    createLanguageModel({
      ...{ provider: "compatible", name, model: name, baseUrl, apiKey, retryPauseMs: 1 },
      efforts: { low: "low", medium: "medium", high: "high" },
    });
  const tried = async (model: LanguageModel, signal = new AbortController().signal) => {
    const parts = { knowledge, judgeInUse: async () => judge, now: () => new Date() };
    const prices = readModelPrices(undefined);
    const trial = await tryModel({ ...parts, model, prices, log: createKeptLog() }, "fr", signal);
    if (trial === undefined) throw new Error("a model is in use");
    return trial;
  };

  it("goes the way of every question, and its answers are counted", async () => {
    const trial = await tried(modelAt(fake.baseUrl, fake.apiKey));
    const question = translator("fr")("oracle.samples.scene");
    expect(trial).toMatchObject({ question, model: "gpt-5.4-mini", failure: null, refused: [] });
    expect(trial.answer).toMatch(/\S/);
    expect(JSON.stringify(fake.requests())).toContain("6/6 piétinement et contact mortel");
    const { input_tokens = 0, output_tokens = 0 } = trial.usage ?? {};
    expect(trial.cost_usd).toBeCloseTo((input_tokens * 0.75 + output_tokens * 4.5) / 1e6, 9);
  });

  it("costs nobody knows what where the model has no price", async () => {
    const trial = await tried(modelAt(fake.baseUrl, fake.apiKey, "qwen3:8b"));
    expect(trial).toMatchObject({ cost_usd: null, failure: null });
    expect(trial.usage).not.toBeNull();
  });

  it("shows what the server refused", async () => {
    const trial = await tried(modelAt(old.baseUrl, old.apiKey));
    expect(new Set(trial.refused)).toEqual(new Set(["response_format", "reasoning_effort"]));
  });

  it("shows who answered in whose place", async () => {
    const away = modelAt("http://127.0.0.1:9/v1", "key", "away");
    const second = modelAt(fake.baseUrl, fake.apiKey);
    const trial = await tried(withFallback(away, second, () => undefined));
    expect(trial).toMatchObject({ model: "gpt-5.4-mini", fallback_from: "away", failure: null });
  });

  it.each([
    ["429-quota", { kind: "rate_limited", status: 429 }],
    ["500", { kind: "unavailable", status: 500 }],
    ["refusal", { kind: "refused", status: null }],
    ["not-json", { kind: "invalid_output", status: null }],
  ] as const)("says what failed at “%s”", async (scenario, failure) => {
    fake.choose(scenario);
    expect(await tried(modelAt(fake.baseUrl, fake.apiKey))).toMatchObject({
      ...{ answer: null, usage: null, cost_usd: null, failure },
    });
  });

  it("says that a key was refused, that nobody answers, and that it took too long", async () => {
    const [stranger, nobody] = [
      await tried(modelAt(fake.baseUrl, "wrong")),
      await tried(modelAt("http://127.0.0.1:9/v1", "key")),
    ];
    expect(stranger.failure).toEqual({ kind: "unavailable", status: 401 });
    expect(nobody.failure).toEqual({ kind: "unavailable", status: null });
    fake.choose("hang");
    const patience = new AbortController();
    const trial = tried(modelAt(fake.baseUrl, fake.apiKey), patience.signal);
    await fake.next("arrived");
    patience.abort();
    expect((await trial).failure).toEqual({ kind: "aborted", status: null });
  });
});
