import { expect, test } from "vitest";
import { failureText } from "./model-words.ts";

test.each([
  ["unavailable", 401, "key"],
  ["unavailable", 403, "key"],
  ["unavailable", 404, "missing"],
  ["unavailable", 500, "status"],
  ["unavailable", null, "unavailable"],
  ["rate_limited", 429, "rate_limited"],
  ["timeout", 504, "timeout"],
  ["aborted", null, "timeout"],
  ["invalid_output", null, "invalid_output"],
  ["refused", null, "refused"],
] as const)(
  "[N-7] a model that fails with %s (%s) is said to be “%s”",
  (kind, status, sentence) => {
    expect(failureText({ kind, status })).toBe(`admin.languageModel.failures.${sentence}`);
  },
);
