import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readQuestions } from "./read-questions.ts";
import { readScored } from "./score-groups.ts";

const folder = mkdtempSync(path.join(tmpdir(), "spellwright-questions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (text: string): string => {
  const file = path.join(folder, "questions.jsonl");
  writeFileSync(file, text);
  return file;
};
const QUESTION = '{"id":"a","lang":"fr","question":"Le vol bloque-t-il ?"}';

test("[ORA-17] questions are read line by line, empty ones left out", async () => {
  expect(await readQuestions(fileOf(`${QUESTION}\n\n${QUESTION}\n`))).toHaveLength(2);
});

test.each([
  ["a cut line", `${QUESTION}\n${QUESTION.slice(0, 20)}`, "line 2 is not a question"],
  ["another file", "1. Game Concepts\n", "line 1 is not a question"],
  ["a language that nobody speaks here", QUESTION.replace("fr", "de"), "line 1 is not a question"],
  ["nothing but empty lines", "\n\n", "has no questions"],
])("[DATA] %s is one line for the operator", async (_what, text, reason) => {
  await expect(readQuestions(fileOf(text))).rejects.toThrow(
    expect.objectContaining({ name: "CommandError", message: expect.stringContaining(reason) }),
  );
});

test("[DATA] reports a question without an expected answer, which cannot be scored", () => {
  expect(() => readScored(`${QUESTION}\n`)).toThrow("--set: question 1 cannot be scored");
});
