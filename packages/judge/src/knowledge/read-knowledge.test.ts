import { describe, expect, test } from "vitest";
import type { KnowledgeFiles } from "./knowledge.ts";
import { readKnowledge } from "./read-knowledge.ts";

const text = { fr: "Un mot suffit.", en: "One word is enough." };
/** A sentence as it is read where it is said: what is known keeps its sentences packed. */
const said = ({ fr, en }: typeof text) => ({ fr, en });
const settledQuestion = {
  id: "combat/one-word",
  title: text,
  rules: [{ number: "702.2c" }],
  concepts: [["deathtouch"]],
  neutral: text,
  answers: [{ when: { form: ["yes_no"] }, verdict: "yes" }],
  because: text,
};
const wording = {
  id: "combat/one-word",
  language: "en",
  text: "Does deathtouch kill?",
  verdict: "yes",
};
const concept = { id: "deathtouch", fr: ["contact mortel"], en: ["deathtouch"] };

const files = (
  settledQuestions: readonly unknown[],
  wordings: readonly unknown[] = [wording],
  vocabulary: readonly unknown[] = [concept],
  elsewhere: readonly unknown[] = [],
  glossary: readonly unknown[] = [],
): KnowledgeFiles => {
  const lines = (values: readonly unknown[]) =>
    values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join("\n");
  return {
    vocabulary: [{ name: "vocabulary/words.json", text: JSON.stringify(vocabulary) }],
    settledQuestions: [{ name: "settled questions/702.jsonl", text: lines(settledQuestions) }],
    wordings: [{ name: "wordings/702.jsonl", text: `${lines(wordings)}\n` }],
    elsewhere: [{ name: "elsewhere/cooking.jsonl", text: lines(elsewhere) }],
    figures: [],
    definitions: [{ name: "glossary.json", text: JSON.stringify({ entries: glossary }) }],
  };
};

describe("[ORA-17] what a judge knows, read from lines", () => {
  test("what a line leaves out is filled in: claims, the words of a yes or no, the neutral answer", () => {
    const [read] = readKnowledge(files([settledQuestion])).settledQuestions;
    expect(read?.rules.map(({ number, claim }) => [number, said(claim)])).toEqual([
      ["702.2c", text],
    ]);
    expect(read?.answers.map(({ verdict, says }) => [verdict, said(says)])).toEqual([
      ["yes", { fr: "Oui, un mot suffit.", en: "Yes, one word is enough." }],
      [null, text],
    ]);
    expect(read?.wordings).toEqual([
      { language: "en", text: "Does deathtouch kill?", verdict: "yes" },
    ]);
  });

  test.each([
    [
      "a line that is no JSON",
      [settledQuestion, "{"],
      undefined,
      "settled questions/702.jsonl:2: no JSON",
    ],
    [
      "a field that is missing",
      [{ ...settledQuestion, because: undefined }],
      undefined,
      "settled questions/702.jsonl:1: because: ",
    ],
    [
      "a field that nobody knows",
      [{ ...settledQuestion, colour: "red" }],
      undefined,
      'Unrecognized key: "colour"',
    ],
    [
      "a rule that is no rule number",
      [{ ...settledQuestion, rules: [{ number: "trample" }] }],
      undefined,
      "settled questions/702.jsonl:1: rules.0.number: ",
    ],
    [
      "a name that two families share",
      [settledQuestion, { ...settledQuestion, id: "keywords/one-word" }],
      undefined,
      "the name one-word stands twice",
    ],
    [
      "an id that stands twice",
      [settledQuestion, settledQuestion],
      undefined,
      "combat/one-word stands twice",
    ],
    [
      "a wording of an unknown settled question",
      [settledQuestion],
      [wording, { ...wording, id: "combat/nobody" }],
      "no settled question is called combat/nobody",
    ],
    [
      "a wording in a third language",
      [settledQuestion],
      [{ ...wording, language: "de" }],
      "wordings/702.jsonl:1: language: ",
    ],
  ])("names the file, the line and the fault of %s", (_, settledQuestions, wordings, message) => {
    expect(() => readKnowledge(files(settledQuestions, wordings))).toThrow(message);
  });

  test("names every fault at once", () => {
    const read = () => readKnowledge(files(["{", { ...settledQuestion, title: "One word" }], []));
    expect(read).toThrow(
      expect.objectContaining({
        problems: [expect.stringContaining(":1"), expect.stringContaining(":2")],
      }),
    );
  });

  test("a malformed phrase is refused", () => {
    const bad = { ...concept, en: ["~ damage"] };
    expect(() => readKnowledge(files([settledQuestion], [], [bad]))).toThrow(
      /deathtouch must begin/,
    );
  });

  test("questions about other matters are read; a bad or repeated one is named with its place", () => {
    const cooking = { language: "en", text: "How long do eggs boil?" };
    const reading = (lines: readonly unknown[]) => () =>
      readKnowledge(files([settledQuestion], [wording], [concept], lines));
    const [read] = reading([cooking])().elsewhere;
    expect([read?.language, read?.text]).toEqual([cooking.language, cooking.text]);
    expect(reading([cooking, { ...cooking, language: "de" }])).toThrow(
      /elsewhere\/cooking.jsonl:2: language/,
    );
    expect(reading([cooking, cooking])).toThrow(/How long do eggs boil\?” stands twice/);
  });

  test("a term of the glossary: what is missing or stands twice is named", () => {
    const term = { term: text, definition: text, rules: ["702.2c"] };
    const reading = (entries: readonly unknown[]) => () =>
      readKnowledge(files([settledQuestion], [wording], [concept], [], entries));
    const [read] = reading([term])().definitions;
    expect(read).toMatchObject({ rules: ["702.2c"] });
    expect([read?.term, read?.definition].map((each) => each && said(each))).toEqual([text, text]);
    expect(reading([{ ...term, definition: { fr: "Un mot." } }])).toThrow(
      /glossary.json: entries.0.definition.en/,
    );
    expect(reading([term, term])).toThrow(/One word is enough. is defined twice/);
  });
});
