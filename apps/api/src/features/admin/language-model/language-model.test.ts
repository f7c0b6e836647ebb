import {
  type FakeLanguageModel,
  type FakeLocalModels,
  startFakeLanguageModel,
  startFakeLocalModels,
} from "@spellwright/fakes";
import { translator } from "@spellwright/locales";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite } from "../../../../test/admin-site.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { LIMITS } from "../../../http/limits.ts";
import { loadStarter } from "../../knowledge/index.ts";

const QUESTION = translator("en")("oracle.samples.scene");

describe("[N-7] the page of the language model", () => {
  onDatabase((open) => {
    let fake: FakeLanguageModel;
    let ollama: FakeLocalModels;
    beforeAll(async () => {
      fake = await startFakeLanguageModel();
      const models = [{ name: "qwen3:8b", parameters: 8.2 }];
      ollama = await startFakeLocalModels({ kind: "ollama", models });
    });
    afterEach(() => fake.reset());
    afterAll(() => Promise.all([fake.close(), ollama.close()]));

    const siteWith = (environment: Readonly<Record<string, string>>): Promise<AdminSite> =>
      createAdminSite(open(), environment);
    const openAi = () =>
      siteWith({
        ...{ LANGUAGE_MODEL_PROVIDER: "openai", LANGUAGE_MODEL_NAME: "gpt-5.4-mini" },
        ...{ LANGUAGE_MODEL_URL: fake.baseUrl, LANGUAGE_MODEL_KEY: fake.apiKey },
      });
    const read = async ({ admin }: AdminSite) =>
      (await admin("GET", "/api/admin/language-model")).body;
    const attempt = ({ admin }: AdminSite) => admin("POST", "/api/admin/language-model/try");

    it("names what this machine has where nothing is set, and sends it nothing but the wish for its list", async () => {
      const site = await siteWith({ OLLAMA_URL: ollama.url });
      expect(await read(site)).toEqual({
        in_use: null,
        found: [
          {
            server: "ollama",
            url: `${ollama.url}/v1`,
            models: [{ name: "qwen3:8b", billions: 8.2 }],
          },
        ],
      });
      expect((await attempt(site)).status).toBe(404);
      expect(ollama.requests().map(({ path }) => path)).toEqual(["/api/tags"]);
    });

    it("tells what is in use without its key, and looks for nothing else", async () => {
      const site = await siteWith({
        ...{ LANGUAGE_MODEL_NAME: "judge-1", LANGUAGE_MODEL_KEY: "very-secret" },
        LANGUAGE_MODEL_URL: "http://me:password@127.0.0.1:9/v1?token=hidden",
        LANGUAGE_MODEL_EFFORTS: "low,-,high",
        LANGUAGE_MODEL_FALLBACK_NAME: "judge-2",
        ...{ LANGUAGE_MODEL_CONTEXT: "16384", LANGUAGE_MODEL_FALLBACK_CONTEXT: "8192" },
      });
      const address = "http://127.0.0.1:9/v1";
      expect(await read(site)).toEqual({
        in_use: {
          ...{ provider: "compatible", name: "judge-1", address, web_search: false },
          efforts: { low: "low", medium: null, high: "high" },
          fallback: { provider: "compatible", name: "judge-2", address },
          // What both of them hold.
          ...{ context_tokens: 8192, refused: [] },
        },
        found: null,
      });
    });

    it("asks one question the way of every question, tells time, tokens and cost, and is logged", async () => {
      await loadStarter(open().db);
      const site = await openAi();
      const { status, body } = await attempt(site);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ question: QUESTION, provider: "openai", model: "gpt-5.4-mini" },
        ...{ answer: expect.any(String), failure: null, fallback_from: null, refused: [] },
        usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
        ...{ cost_usd: expect.any(Number), duration_ms: expect.any(Number) },
      });
      expect(JSON.stringify(fake.requests())).toContain(QUESTION);
      const log = await site.admin("GET", "/api/admin/people/log");
      expect(log.body).toMatchObject({
        items: [{ action: "try_model", subject: null, reason: "gpt-5.4-mini" }],
      });
    });

    it("[ERR-03] is asked so many times an hour", async () => {
      await loadStarter(open().db);
      fake.choose("refusal");
      const site = await openAi();
      for (let time = 0; time < LIMITS.modelTrial.points; time += 1)
        expect((await attempt(site)).status).toBe(200);
      const asked = fake.requests().length;
      expect((await attempt(site)).status).toBe(429);
      expect(fake.requests()).toHaveLength(asked);
    });
  });
});
