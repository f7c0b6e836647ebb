import { expect, test } from "vitest";
import { LIMITS, limitOf, listPoints } from "./limits.ts";

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

test.each([
  ["POST", "/api/calculate-bracket", 41_000, 41],
  ["POST", "/api/decks/parse", 256 * 1024, 256],
  ["POST", "/api/decks", 1, 1],
  ["PATCH", "/api/decks/1", 2048, 2],
  ["POST", "/api/decks/1/bulk-edit", 2049, 3],
  ["POST", "/api/decks/1/changes", 100, 1],
  ["POST", "/api/decks/1/undo", 100, 0],
  ["POST", "/api/discussions", 5000, 0],
  ["GET", "/api/decks", 0, 0],
])("[ERR-03] %s %s with %i bytes costs %i kilobytes of lists", (method, path, bytes, points) => {
  expect(listPoints(method, path, bytes)).toBe(points);
});

test("[ERR-03] whoever types a list sees a preview at every pause, whoever floods waits", () => {
  // A list of a hundred cards has three kilobytes; the longest request 256.
  expect(LIMITS.list.points / 3).toBeGreaterThan(1000);
  expect(LIMITS.list.points / 256).toBeLessThanOrEqual(16);
});
