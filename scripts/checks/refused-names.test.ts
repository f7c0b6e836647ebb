import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nameProblems, readRefusedNames } from "./refused-names.ts";

const GLOSSARY = [
  "| Name | What it is | Where | Not |",
  "|---|---|---|---|",
  "| near question | offered | `NearQuestion` | `similar question` |",
  "| run | work | `Run` | |",
  "",
  "| Word | Meanings |",
  "|---|---|",
  "| engine | `several` |",
].join("\n");
const refused = readRefusedNames(GLOSSARY);
const found = (file: string, text: string) =>
  nameProblems(file, text, refused).map(({ line, text: told }) => `${line} ${told}`);

test("[U-2] reads the refused names of the column “Not” alone", () => {
  expect(refused).toEqual([{ words: ["similar", "question"], term: "near question" }]);
});

test.each([
  ["a constant", "const SIMILAR_QUESTIONS = [];"],
  ["a function", "export function findSimilarQuestion() {}"],
  ["a type", "interface SimilarQuestion {}"],
  ["a parameter", "const ask = (similarQuestion: string) => 1;"],
  ["a property of a type", "interface Offer { readonly similarQuestions: number }"],
  ["a value taken out of an object", "const { similarQuestion } = offer;"],
])("[U-2] refuses %s", (_what, text) => {
  expect(found("a.ts", text)).toEqual([
    expect.stringMatching(/^1 \w+: the glossary calls this “near question”$/),
  ]);
});

test("[U-2] refuses the name of a file", () => {
  expect(found("pages/similar-question.test.ts", "")).toEqual([
    "1 similar-question: the glossary calls this “near question”",
  ]);
});

test.each([
  ["keys of data", "const texts = { similarQuestion: 1 };"],
  ["names that are only used", "library.similarQuestion();"],
  ["texts and comments", 'const a = "similar question"; // similarQuestion'],
  ["the words apart", "const similar = question;"],
  ["a longer word", "const dissimilarQuestion = 1;"],
])("[U-2] lets %s pass", (_what, text) => {
  expect(found("a.ts", text)).toEqual([]);
});

test("[U-2] the glossary of this repository refuses names", () => {
  const names = readRefusedNames(readFileSync("docs/glossary.md", "utf8"));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter(({ words, term }) => words.length === 0 || term === "")).toEqual([]);
});
