import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type FakeLanguageModel, startFakeLanguageModel } from "./start-fake-language-model.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel({ apiKey: "a-key" });
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const bearer = { authorization: "Bearer a-key" };
const anthropic = { "x-api-key": "a-key", "anthropic-version": "2023-06-01" };
const google = { "x-goog-api-key": "a-key" };
const gemini = (version: string) => `/v1beta/models/gemini-${version}:generateContent`;

/** A strict schema; Google's are open. */
const open = { type: "object", properties: { number: { type: "string" } }, required: ["number"] };
const strict = { ...open, additionalProperties: false };

const send = (path: string, headers: Record<string, string>, body: object) =>
  fetch(new URL(fake.baseUrl).origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const completion = { model: "judge-1", messages: [{ role: "user", content: "702.19b" }] };
const completionTools = [{ type: "function", function: { name: "read_rule", parameters: strict } }];
const called = {
  ...{ role: "assistant", content: null },
  tool_calls: [{ id: "c1", type: "function", function: { name: "read_rule", arguments: "{}" } }],
};
const answered = { role: "tool", tool_call_id: "c1", content: "[R1] 702.19b" };

const response = { model: "gpt-5-mini", input: "702.19b" };
const responseTool = { type: "function", name: "read_rule", parameters: strict, strict: true };
const functionCall = { type: "function_call", call_id: "c1", name: "read_rule", arguments: "{}" };
const functionOutput = { type: "function_call_output", call_id: "c1", output: "[R1] 702.19b" };

const message = {
  ...{ model: "claude-opus-4-7", max_tokens: 1000 },
  messages: [{ role: "user", content: "702.19b" }],
};
const messageTools = [{ name: "read_rule", input_schema: strict }];
const toolUse = {
  role: "assistant",
  content: [{ type: "tool_use", id: "t1", name: "read_rule", input: {} }],
};
const toolResult = {
  role: "user",
  content: [{ type: "tool_result", tool_use_id: "t1", content: "[R1] 702.19b" }],
};

const content = { contents: [{ role: "user", parts: [{ text: "702.19b" }] }] };
const declarations = [{ functionDeclarations: [{ name: "read_rule", parameters: open }] }];
const modelCall = (more: object = {}) => ({
  role: "model",
  parts: [{ functionCall: { name: "read_rule", args: {} }, ...more }],
});
const modelResult = {
  role: "user",
  parts: [{ functionResponse: { name: "read_rule", response: { content: "[R1] 702.19b" } } }],
};
const json = { responseMimeType: "application/json" };

describe("[N] tools are called in each vendor's words", () => {
  test.each([
    ["/v1/chat/completions", bearer, { ...completion, tools: completionTools }, "tool_calls"],
    ["/v1/responses", bearer, { ...response, tools: [responseTool] }, "function_call"],
    ["/v1/messages", anthropic, { ...message, tools: messageTools }, "tool_use"],
    [gemini("3-flash"), google, { ...content, tools: declarations }, "functionCall"],
  ])("are called by %s", async (path, headers, body, word) => {
    fake.choose("tools-then-good");
    const answer = await (await send(path, headers, body)).text();
    expect(answer).toContain(word);
    expect(answer).toContain("read_rule");
    expect(answer).toContain("702.19b");
  });
});

describe("[N] what each vendor checks of tools", () => {
  const after = (body: typeof completion | typeof message, ...turns: object[]) => ({
    ...body,
    messages: [...body.messages, ...turns],
  });
  const items = (...list: object[]) => ({
    ...response,
    input: [{ role: "user", content: "x" }, ...list],
  });
  const turns = (...list: object[]) => ({ contents: [...content.contents, ...list] });

  test.each([
    ["a call without its result", "/v1/chat/completions", bearer, after(completion, called)],
    ["a result without its call", "/v1/chat/completions", bearer, after(completion, answered)],
    ["no tools in their list", "/v1/chat/completions", bearer, { ...completion, tools: [] }],
    ["a call without its result", "/v1/responses", bearer, items(functionCall)],
    ["a result without its call", "/v1/responses", bearer, items(functionOutput)],
    [
      "an open schema that is called strict",
      "/v1/responses",
      bearer,
      { ...response, tools: [{ ...responseTool, parameters: open }] },
    ],
    ["a call without its result", "/v1/messages", anthropic, after(message, toolUse)],
    ["a result without its call", "/v1/messages", anthropic, after(message, toolResult)],
    ["results without tools", "/v1/messages", anthropic, after(message, toolUse, toolResult)],
    ["a call without its result", gemini("2.5-flash"), google, turns(modelCall())],
    ["a result without its call", gemini("2.5-flash"), google, turns(modelResult)],
    [
      "a call without what the model thought",
      gemini("3-flash"),
      google,
      turns(modelCall(), modelResult),
    ],
    [
      "tools beside JSON",
      gemini("2.5-flash"),
      google,
      { ...content, tools: declarations, generationConfig: json },
    ],
    [
      "tools beside its search",
      gemini("2.5-flash"),
      google,
      { ...content, tools: [...declarations, { googleSearch: {} }] },
    ],
    [
      "a keyword that it does not know",
      gemini("2.5-flash"),
      google,
      {
        ...content,
        tools: [{ functionDeclarations: [{ name: "read_rule", parameters: strict }] }],
      },
    ],
  ])("is refused by %s: %s", async (_what, path, headers, body) => {
    expect((await send(path, headers, body)).status).toBe(400);
  });

  test.each([
    ["/v1/chat/completions", bearer, { ...after(completion, called, answered) }],
    ["/v1/responses", bearer, items(functionCall, functionOutput)],
    ["/v1/messages", anthropic, { ...after(message, toolUse, toolResult), tools: messageTools }],
    [gemini("2.5-flash"), google, turns(modelCall(), modelResult)],
    [gemini("3-flash"), google, turns(modelCall({ thoughtSignature: "signed" }), modelResult)],
  ])("is taken where each call is answered: %s", async (path, headers, body) => {
    expect((await send(path, headers, body)).status).toBe(200);
  });
});

test.each([
  ["/v1/chat/completions", bearer, completion, { tools: completionTools }],
  ["/v1/responses", bearer, response, { tools: [responseTool] }],
  ["/v1/messages", anthropic, message, { tools: messageTools }],
  [gemini("3-flash"), google, content, { tools: declarations }],
])(
  "[N] a server without tools answers who offers none: %s",
  async (path, headers, body, offering) => {
    fake.choose("tools-refused");
    expect((await send(path, headers, { ...body, ...offering })).status).toBe(400);
    expect((await send(path, headers, body)).status).toBe(200);
  },
);
