import { createParser } from "eventsource-parser";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { SCENARIOS } from "./scenarios.ts";
import { type FakeLanguageModel, startFakeLanguageModel } from "./start-fake-language-model.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel({ apiKey: "a-key" });
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const schema = {
  type: "object",
  properties: {
    outcome: { type: "string", enum: ["ruling", "declined"] },
    explanation: { type: "string", maxLength: 20 },
    citations: {
      type: "array",
      maxItems: 8,
      items: { $ref: "#/$defs/Citation" },
    },
    cards: { type: "array", items: { type: "string" } },
    note: { anyOf: [{ type: "null" }, { type: "string" }] },
    step: { type: ["integer", "null"], minimum: 1 },
    confidence: { type: "number", minimum: 0, maximum: 0.5 },
    settled: { type: "boolean" },
  },
  required: [
    "outcome",
    "explanation",
    "citations",
    "cards",
    "note",
    "step",
    "confidence",
    "settled",
  ],
  additionalProperties: false,
  $defs: {
    Citation: {
      type: "object",
      properties: { handle: { type: "string" }, claim: { type: "string" } },
      required: ["handle", "claim"],
      additionalProperties: false,
    },
  },
};
const question = {
  model: "judge-1",
  messages: [
    { role: "system", content: "Cite handles such as [R9]." },
    { role: "user", content: "[R1] 702.19b Trample goes on.\n- [R2] 704.5a No life.\nWhy?" },
  ],
  response_format: { type: "json_schema", json_schema: { name: "ruling", schema, strict: true } },
};

const post = (body: unknown, init: RequestInit = {}, path = "/chat/completions") =>
  fetch(fake.baseUrl + path, {
    method: "POST",
    headers: { authorization: "Bearer a-key" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
});
const contentOf = async (response: Response) => {
  return Completion.parse(await response.json()).choices[0].message.content;
};

describe("[N] a good answer", () => {
  test("fills the schema with the prompt's own passages", async () => {
    expect(JSON.parse(await contentOf(await post(question)))).toEqual({
      outcome: "ruling",
      explanation: "702.19b Trample goes",
      citations: [
        { handle: "R1", claim: "702.19b Trample goes on." },
        { handle: "R2", claim: "704.5a No life." },
      ],
      cards: [],
      note: "702.19b Trample goes on.",
      step: 1,
      confidence: 0.5,
      settled: false,
    });
  });

  test("has the vendor's envelope", async () => {
    expect(await (await post(question)).json()).toMatchObject({
      object: "chat.completion",
      model: "judge-1",
      choices: [{ index: 0, message: { role: "assistant", refusal: null }, finish_reason: "stop" }],
      usage: { completion_tokens_details: { reasoning_tokens: 32 } },
    });
  });

  test("comes in pieces when a stream is asked for", async () => {
    const options = { stream: true, stream_options: { include_usage: true } };
    const response = await post({ ...question, ...options });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const events: string[] = [];
    createParser({ onEvent: ({ data }) => events.push(data) }).feed(await response.text());
    expect(events.at(-1)).toBe("[DONE]");
    const chunks = events.slice(0, -1).map((data) => JSON.parse(data));
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
    expect(text).toBe(await contentOf(await post(question)));
    expect(chunks.at(-2).choices[0].finish_reason).toBe("stop");
    expect(chunks.at(-1)).toMatchObject({
      choices: [],
      usage: { total_tokens: expect.any(Number) },
    });
  });
});

describe("[N] the fake model refuses what the vendor refuses", () => {
  const strict = (changes: object) => ({
    ...question,
    response_format: {
      type: "json_schema",
      json_schema: { name: "ruling", strict: true, schema: { ...schema, ...changes } },
    },
  });

  test.each([
    ["no JSON", "{"],
    ["a list", []],
    ["no model", { ...question, model: undefined }],
    ["no messages", { ...question, messages: [] }],
    ["a message without a role", { ...question, messages: [{ content: "hello" }] }],
    ["an unknown format", { ...question, response_format: { type: "yaml" } }],
    [
      "a schema without a name",
      { ...question, response_format: { type: "json_schema", json_schema: { schema } } },
    ],
    ["an open object", strict({ additionalProperties: true })],
    ["an optional property", strict({ required: ["outcome"] })],
    ["a root that is a list", strict({ type: "array", items: { type: "string" } })],
    ["an unknown effort", { ...question, reasoning_effort: "tiny" }],
  ])("answers 400 to %s", async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: "invalid_request_error", message: expect.any(String) },
    });
  });

  test("answers 401 without the key, 404 elsewhere, 405 for another method", async () => {
    expect((await post(question, { headers: {} })).status).toBe(401);
    expect((await post(question, { headers: { authorization: "a-key" } })).status).toBe(401);
    expect((await post(question, {}, "/completions")).status).toBe(404);
    const wrong = await fetch(`${fake.baseUrl}/chat/completions`);
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
    expect(fake.requests().map(({ status }) => status)).toEqual([401, 401, 404, 405]);
  });

  test("a rate limit says when to come back", async () => {
    fake.choose("429");
    const response = await post(question);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1"]);
  });

  test("an account without credit is also 429, but says no time", async () => {
    fake.choose("429-quota");
    const response = await post(question);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, null]);
    expect(await response.json()).toMatchObject({ error: { code: "insufficient_quota" } });
  });

  test("a gateway on the way answers a page, not JSON", async () => {
    fake.choose("502-then-good");
    const response = await post(question);
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
  });
});

describe("[N] control over HTTP", () => {
  const control = (path: string, body?: unknown) =>
    fetch(`${new URL(fake.baseUrl).origin}/__control/${path}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });

  test.each(SCENARIOS)("%s can be chosen", async (scenario) => {
    expect((await control("scenario", { scenario, delayMs: 0 })).status).toBe(200);
  });

  test("chooses, shows and forgets", async () => {
    await control("scenario", { scenario: "503-then-good" });
    expect((await post(question)).status).toBe(503);
    expect((await post(question)).status).toBe(200);
    const seen = await (await control("requests")).json();
    expect(seen).toMatchObject([
      { method: "POST", path: "/v1/chat/completions", body: question, status: 503 },
      { status: 200, aborted: false },
    ]);
    await control("reset", {});
    expect(fake.requests()).toEqual([]);
  });

  test("holds an answer until another scenario is chosen", async () => {
    await control("scenario", { scenario: "held" });
    const held = post(question);
    await fake.next("arrived");
    expect(await Promise.race([held, control("requests").then(() => "waits")])).toBe("waits");
    await control("scenario", { scenario: "500" });
    expect((await held).status).toBe(200);
    expect((await post(question)).status).toBe(500);
  });

  test("refuses a scenario that does not exist and an unknown control", async () => {
    expect((await control("scenario", { scenario: "__proto__" })).status).toBe(400);
    expect((await control("other", {})).status).toBe(404);
    expect((await post(question)).status).toBe(200);
  });
});
