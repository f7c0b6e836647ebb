import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url);

test.each([
  ["packages/judge/evaluation/main.ts --what", "Unknown option"],
  ["packages/decks/evaluation/main.ts --what", "Unknown option"],
  ["bench/main.ts --what", "Unknown option"],
  ["scripts/start.mjs --what", "Unknown option"],
  ["scripts/dev.mjs --what", "Unknown option"],
  ["scripts/build.mjs --what", "Unknown option"],
  ["scripts/check.mjs --what", "Unknown option"],
  ["scripts/test.mjs --what", "Unknown option"],
  ["scripts/test.mjs --shard=3/2", "usage: npm test"],
])("[DATA] %s ends with one line and no success: %s", (order, reason) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", ...order.split(" ")],
    { cwd: root, encoding: "utf8" },
  );
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(reason)]);
  expect(stdout).toBe("");
  expect(status).not.toBe(0);
});
