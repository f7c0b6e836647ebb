import { expect, test } from "vitest";
import { limitOf } from "./limits.ts";

test.each([
  ["POST", "/api/ruling", "ask"],
  ["POST", "/api/strategy-qna", "ask"],
  ["POST", "/api/deck-qna", "ask"],
  ["GET", "/api/decks/export", "ask"],
  ["GET", "/api/decks/1/image", "ask"],
  ["GET", "/api/social-images/1", "ask"],
  ["GET", "/api/decks", "read"],
  ["HEAD", "/fr/oracle", "read"],
  ["POST", "/api/decks", "change"],
  ["DELETE", "/api/discussions/1", "change"],
])("[ERR-03] %s %s is limited as %s", (method, path, limit) => {
  expect(limitOf(method, path)).toBe(limit);
});
