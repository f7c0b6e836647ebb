import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readChoice } from "./read-choice.ts";
import { requireFiles, requirePlace } from "./require-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "spellwright-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => path.join(folder, name);
writeFileSync(file("empty.txt"), "");
writeFileSync(file("whole.txt"), "a line");
mkdirSync(file("folder"));

test.each([
  ["missing.txt.gz", "there is no file"],
  ["empty.txt", "is empty"],
  ["folder", "is not a file"],
])("[DATA] %s is reported before anything else is done: %s", async (name, reason) => {
  await expect(requireFiles({ rules: file("whole.txt"), combos: file(name) })).rejects.toThrow(
    new RegExp(`^--combos: .*${reason}`),
  );
});

test("[DATA] files that are there, and options that were not given, are fine", async () => {
  await requireFiles({ rules: file("whole.txt"), cards: undefined });
});

test.each([
  ["nowhere/answers.jsonl", "there is no folder"],
  ["folder", "is not a file"],
])(
  "[DATA] a result that cannot be written to %s is reported before the work: %s",
  async (name, reason) => {
    await expect(requirePlace("out", file(name))).rejects.toThrow(
      new RegExp(`^--out: .*${reason}`),
    );
    await requirePlace("out", file("answers.jsonl"));
  },
);

test("[DATA] a value that an option does not know is reported with those that it knows", () => {
  expect(() => readChoice("engine", "cloud", ["local", "model"])).toThrow(
    "--engine: cloud is none of local, model",
  );
  expect(readChoice("engine", undefined, ["local", "model"])).toBe("local");
  expect(readChoice("engine", "model", ["local", "model"])).toBe("model");
});
