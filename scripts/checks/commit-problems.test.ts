import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commitProblems } from "./commit-problems.ts";

test.each([
  "fix(http): end a static stream with its connection",
  "feat(decks)!: read lists of three columns\n\nThe old form had two.\n",
  'Revert "fix(http): end a static stream with its connection"',
  "fixup! fix(http): end a static stream with its connection",
])("[T-1] accepts the message %j", (message) => {
  expect(commitProblems(message)).toEqual([]);
});

test.each([
  ["mend the stream", "the first line is not `type(scope): subject`"],
  ["fix: end a stream", "the first line is not `type(scope): subject`"],
  ["repair(http): end a stream", "the first line is not `type(scope): subject`"],
  ["", "the first line is not `type(scope): subject`"],
  ["fix(http): End a stream", "the subject begins with a capital"],
  ["fix(http): end a stream.", "the first line ends with a full stop"],
  [`fix(http): ${"x".repeat(62)}`, "the first line has 73 characters, at most 72"],
  ["fix(http): end a stream\nat once", "no blank line follows the first line"],
])("[T-1] rejects the message %j: %s", (message, problem) => {
  expect(commitProblems(message)).toEqual([problem]);
});

test("[T-1] the hook of git ends with the problem and no success", () => {
  const folder = mkdtempSync(join(tmpdir(), "commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "COMMIT_EDITMSG");
  writeFileSync(file, "fix: end a stream\n");
  const { status, stderr } = spawnSync(
    new URL("../hooks/commit-msg", import.meta.url).pathname,
    [file],
    { encoding: "utf8" },
  );
  expect(stderr.trim()).toBe("commit message: the first line is not `type(scope): subject`");
  expect(status).toBe(1);
});
