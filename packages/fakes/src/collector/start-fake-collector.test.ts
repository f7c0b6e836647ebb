import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeCollector, startFakeCollector } from "./start-fake-collector.ts";

const span = {
  traceId: "0123456789abcdef0123456789abcdef",
  spanId: "0123456789abcdef",
  name: "GET /api/health",
  kind: 2,
  startTimeUnixNano: "1",
  endTimeUnixNano: "2",
  attributes: [{ key: "http.route", value: { stringValue: "/api/health" } }],
};
const traces = (change: object = {}) => ({
  resourceSpans: [
    {
      resource: { attributes: [] },
      scopeSpans: [{ scope: { name: "test" }, spans: [{ ...span, ...change }] }],
    },
  ],
});

let collector: FakeCollector;
beforeEach(async () => {
  collector = await startFakeCollector({ key: "secret" });
});
afterEach(() => collector.close());

const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const { status } = await fetch(`${collector.baseUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "secret", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return status;
};

test("[S1] the collector keeps what it takes", async () => {
  expect(await send("/v1/traces", traces())).toBe(200);
  expect(collector.spans).toMatchObject([
    { name: "GET /api/health", attributes: { "http.route": "/api/health" }, status: 0 },
  ]);
});

test.each([
  ["another path", 404, "/v1/metrics", traces(), {}],
  ["no key", 401, "/v1/traces", traces(), { "x-api-key": "" }],
  ["another kind of body", 415, "/v1/traces", traces(), { "content-type": "text/plain" }],
  ["no JSON", 400, "/v1/traces", "spans", {}],
  ["an id in base64", 400, "/v1/traces", traces({ traceId: "ASNFZ4mrze8BI0VniavN7w==" }), {}],
  ["an id of zeros", 400, "/v1/traces", traces({ spanId: "0000000000000000" }), {}],
  ["a time as a number", 400, "/v1/traces", traces({ endTimeUnixNano: 2 }), {}],
  ["spans among logs", 400, "/v1/logs", traces(), {}],
] as const)("[S1] the collector refuses %s with %i", async (_what, status, path, body, headers) => {
  expect(await send(path, body, headers)).toBe(status);
  expect([...collector.spans, ...collector.events]).toEqual([]);
});
