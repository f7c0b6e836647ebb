import { describe, expect, test } from "vitest";
import { ApiError, decodeError, toCallError } from "./api-error.ts";

describe("[DATA-06] reading an error body", () => {
  test("code, parameters, field and trace are kept; the sentence is in the page's language", () => {
    const body = {
      error: "Question too long",
      code: "QUESTION_TOO_LONG",
      params: { max: 2000, length: 2100 },
      field: "question",
      traceId: "abc",
    };
    const error = decodeError(body, 400, null, "fr");
    expect(error).toMatchObject({ code: "QUESTION_TOO_LONG", field: "question", traceId: "abc" });
    expect(error.message).toContain("2100");
    expect(error.message).toContain("caractères");
  });

  test.each([
    { status: 401, code: "UNAUTHENTICATED" },
    { status: 404, code: "NOT_FOUND" },
    { status: 413, code: "BODY_TOO_LARGE" },
    { status: 429, code: "RATE_LIMITED" },
    { status: 502, code: "TIMEOUT" },
    { status: 503, code: "DATABASE_UNAVAILABLE" },
    { status: 504, code: "TIMEOUT" },
    { status: 418, code: "INTERNAL" },
  ])("a body that is no error of ours, status $status, reads as $code", ({ status, code }) => {
    for (const body of [null, "<html>", [], { code: "toString" }, { code: 7, params: "x" }])
      expect(decodeError(body, status, null, "en").code).toBe(code);
  });

  test("[ERR-01] what came with another's body is said, else its status; known statuses have a sentence", () => {
    const said = (body: unknown, status: number) => decodeError(body, status, null, "en").message;
    expect(said({ error: "The proxy is closed." }, 418)).toBe("The proxy is closed.");
    expect(said("<html>", 418)).toBe("HTTP error! status: 418");
    expect(said("<html>", 502)).toMatch(/^The server is taking too long/);
    expect(said("<html>", 504)).toMatch(/^Timeout/);
    expect(said("<html>", 500)).toMatch(/^Something unexpected/);
    expect(said({ error: "x".repeat(5000) }, 418)).toHaveLength(300);
    expect(decodeError("<html>", 429, "150", "en").message).toContain("in 3 minutes");
  });

  test.each([
    { header: "30", seconds: 30 },
    { header: "0", seconds: 0 },
    { header: "soon", seconds: null },
    { header: "-1", seconds: null },
    { header: null, seconds: null },
  ])("Retry-After $header is $seconds s", ({ header, seconds }) => {
    expect(decodeError({}, 429, header, "fr").retryAfter).toBe(seconds);
  });
});

describe("[ERR-02] what is repeated by itself", () => {
  test.each([
    { code: "TIMEOUT", repeatable: true },
    { code: "DATABASE_UNAVAILABLE", repeatable: true },
    { code: "MODEL_UNAVAILABLE", repeatable: true },
    { code: "DAILY_CAP", repeatable: false },
    { code: "RATE_LIMITED", repeatable: false },
    { code: "CLIENT_TIMEOUT", repeatable: false },
    { code: "NETWORK", repeatable: false },
    { code: "INTERNAL", repeatable: false },
  ] as const)("is decided by the code: $code: $repeatable", ({ code, repeatable }) => {
    expect(new ApiError(code, "fr").repeatable).toBe(repeatable);
  });
});

describe("[ERR-01] what a failed call throws", () => {
  test("no answer at all is NETWORK", () => {
    expect(toCallError(new TypeError("Failed to fetch"), "en")).toMatchObject({ code: "NETWORK" });
  });
  test("our own limit of time is CLIENT_TIMEOUT", () => {
    const error = new DOMException("", "TimeoutError");
    expect(toCallError(error, "en")).toMatchObject({ code: "CLIENT_TIMEOUT" });
  });
  test("a call that the page aborted keeps its AbortError", () => {
    const error = new DOMException("", "AbortError");
    expect(toCallError(error, "en")).toBe(error);
  });
  test("an error that was read already stays what it is", () => {
    const error = new ApiError("DAILY_CAP", "fr", 429, { params: { plan: "free", cap: 3 } });
    expect(toCallError(error, "fr")).toBe(error);
  });
  test("an unknown failure tells nothing of its inside", () => {
    const error = toCallError(new Error("secret"), "en");
    expect(error).toMatchObject({ code: "INTERNAL" });
    expect(String(error)).not.toContain("secret");
  });
});
