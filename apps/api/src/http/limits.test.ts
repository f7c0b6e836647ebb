import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import { contract } from "@spellwright/contract";
import { expect, test } from "vitest";
import { createShell } from "../../test/shell.ts";
import { LIMITS, limitOf, listPoints } from "./limits.ts";

const callsOf = (router: AnyContractRouter): { method: string; path: string }[] => {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(callsOf);
  const { method = "POST", path = "" } = router["~orpc"].route;
  return [{ method, path: `/api${path.replace(/\{[^}]+\}/g, "1")}` }];
};

/** Calls that a network makes less often than it reads and changes; whoever adds a call decides here. */
const ASKED = [
  "POST /api/ruling",
  "POST /api/ruling/offline",
  "POST /api/strategy-qna",
  "POST /api/deck-qna",
  "POST /api/deck-suggestions",
];
/** Calls whose work grows with the list that they are sent. */
const LISTED = [
  "POST /api/calculate-bracket",
  "POST /api/decks",
  "POST /api/decks/parse",
  "POST /api/decks/delete",
  "POST /api/decks/import",
  "PATCH /api/decks/1",
  "DELETE /api/decks/1",
  "POST /api/decks/1/bulk-edit",
  "POST /api/decks/1/changes",
];

test("[ERR-03] every call of the contract is in its class, however many slashes end its address", () => {
  const wrong = callsOf(contract).flatMap(({ method, path }) => {
    const name = `${method} ${path}`;
    const change = path === "/api/page-events" ? "pageEvents" : "change";
    const usual = method === "GET" ? "read" : change;
    const limit = ASKED.includes(name) || /\/(export|image)$/.test(path) ? "ask" : usual;
    return ["", "/", "///"].flatMap((end) => [
      ...(limitOf(method, path + end) === limit ? [] : [`${name}${end}: ${limit}`]),
      ...(listPoints(method, path + end, 1) > 0 === LISTED.includes(name)
        ? []
        : [`${name}${end}: list`]),
    ]);
  });
  expect(wrong).toEqual([]);
});

test.each([
  "/api/ruling/",
  "/api/ruling//",
  "/api/%72uling",
  "/api//ruling",
  "/API/ruling",
  "/api/ruling;x",
])("[ERR-03] %s is answered by a call of its class, or by none", async (path) => {
  const { call } = createShell({
    PUBLIC_URL: "https://spellwright.example.org",
    SECRET: "s".repeat(32),
    SMTP_URL: "smtp://m",
    MAIL_FROM: "a@b",
  });
  const ip = "203.0.113.7";
  const body = { question: "zaps" };
  for (let n = 0; n < LIMITS.ask.points; n++) await call("POST", "/api/ruling", { body, ip });
  const refused = await call("POST", path, { body, ip });
  expect([404, 429]).toContain(refused.status);
});

test.each([
  ["POST", "/api/ruling", "ask"],
  ["POST", "/api/strategy-qna", "ask"],
  ["POST", "/api/deck-qna", "ask"],
  ["GET", "/api/decks/export", "ask"],
  ["GET", "/api/decks/1/image", "ask"],
  ["GET", "/api/social-images/1", "ask"],
  ["GET", "/api/decks", "read"],
  ["GET", "/api/decks/1/image/", "ask"],
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
