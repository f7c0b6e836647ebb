import { createRulebook } from "@spellwright/rulebook";
import { describe, expect, test } from "vitest";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { askQuestions } from "./ask-questions.ts";
import {
  checkFamilies,
  checkLanguages,
  checkVerdicts,
  type Thresholds,
} from "./check-thresholds.ts";
import { countOutcomes, countVerdicts } from "./count-outcomes.ts";
import { readQuestions } from "./read-questions.ts";
import type { Outcome } from "./test-question.ts";
import { writeFamilies, writeMisses } from "./write-report.ts";

const outcome = (more: Partial<Outcome> = {}, language: "fr" | "en" = "fr"): Outcome => ({
  question: { family: "combat", id: "combat/trample", language, text: "Et alors ?" },
  decidedBy: "combat/trample",
  decided: true,
  verdict: true,
  cited: true,
  said: null,
  ...more,
});
const all = { questions: 1, decided: 1, verdict: 1, uncited: 0 };
const thresholds: Thresholds = {
  families: { combat: { fr: all, en: all } },
  verdicts: { questions: 100, stated: 0.4, right: 0.8, surelyWrong: 0.01 },
  languagesApart: 0.05,
};
const missed = (outcomes: readonly Outcome[]) => checkFamilies(countOutcomes(outcomes), thresholds);

describe("[ORA-17] the check of the judge's test questions", () => {
  test("passes where every question of every family is answered rightly", () => {
    expect(missed([outcome(), outcome({}, "en")])).toEqual([]);
  });

  test.each([
    ["another settled question decided", { decided: false }, "combat (fr): decided 50.00 %"],
    ["the verdict is wrong", { verdict: false }, "combat (fr): verdict 50.00 %"],
    ["no rule is shown", { cited: false }, "combat (fr): 1 answers without a rule"],
  ])("fails with one line when %s", (_, more, line) => {
    const lines = missed([outcome(more), outcome(), outcome({}, "en")]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
  });

  test("fails when questions were taken away, and for a family nobody set thresholds for", () => {
    expect(missed([outcome()])).toEqual(
      ["combat (en): 0 questions, at least 1 wanted"].flatMap((line) => [
        line,
        "combat (en): decided 0.00 %, at least 100.00 % wanted",
        "combat (en): verdict 0.00 %, at least 100.00 % wanted",
      ]),
    );
    expect(checkFamilies({}, thresholds)).toEqual([
      "combat (fr): no question any more",
      "combat (en): no question any more",
    ]);
    expect(checkFamilies(countOutcomes([outcome()]), { ...thresholds, families: {} })).toEqual([
      "combat (fr): no threshold in thresholds.json",
      "combat (en): no threshold in thresholds.json",
    ]);
  });

  test("holds the yes and no of all questions to their shares", () => {
    const check = (stated: number, right: number, surelyWrong: number, questions = 100) =>
      checkVerdicts({ questions, stated, right, surelyWrong }, thresholds);
    expect(check(0.4, 0.8, 0.009)).toEqual([]);
    expect(check(0.39, 0.8, 0.009)).toHaveLength(1);
    expect(check(0.4, 0.79, 0.009)).toHaveLength(1);
    expect(check(0.4, 0.8, 0.01)).toHaveLength(1);
    expect(check(0.1, 0.1, 0.2, 99)).toHaveLength(4);
  });

  test("holds French and English to the same share of right answers", () => {
    const check = (french: number) =>
      checkLanguages(
        { combat: { fr: { ...all, decided: french }, en: { ...all, decided: 0.8 } } },
        "combat",
        thresholds,
      );
    expect(check(0.76)).toEqual([]);
    expect(check(0.84)).toEqual([]);
    expect(check(0.74)).toHaveLength(1);
    expect(check(0.86)).toHaveLength(1);
  });

  test("counts what was said where a yes or no was asked for", () => {
    const said = (["right", "right", "wrong", "surely wrong", "nothing", null] as const).map(
      (one) => outcome({ said: one }),
    );
    expect(countVerdicts(said)).toEqual({
      questions: 5,
      stated: 0.8,
      right: 0.5,
      surelyWrong: 0.2,
    });
  });

  test("tells the figures as a table and each miss with who decided", () => {
    const outcomes = [outcome({ decidedBy: null, decided: false, cited: false }), outcome()];
    expect(writeFamilies(countOutcomes(outcomes)).split("\n")[1]).toMatch(
      /^combat +fr +2 +50\.0 % +100\.0 % +1$/,
    );
    expect(writeMisses(outcomes)).toEqual([
      "combat/trample [fr] Et alors ? — decided by nobody, no rule",
    ]);
  });
});

describe("[ORA-17] asking", () => {
  const questions = readQuestions(true);
  const one = (family: string) => questions.filter((question) => question.family === family)[0];
  const asked = ["combat", "asked-otherwise", "engines"].flatMap((family) => one(family) ?? []);

  test("a question of each kind is decided, with its verdict and a rule", async () => {
    const rulebook = loadStarterRulebook();
    const outcomes = await askQuestions({ rulebook, knowledge: shippedKnowledge }, asked);
    expect(outcomes).toHaveLength(3);
    expect(writeMisses(outcomes)).toEqual([]);
  });

  test("a judge that knows nothing fails every one of them", async () => {
    const edition = { id: "2026-01-01", effectiveDate: "2026-01-01", verbatim: true };
    const rulebook = createRulebook({ ...edition, headings: [], rules: [], glossary: [] });
    const outcomes = await askQuestions(
      { rulebook, knowledge: { ...shippedKnowledge, settledQuestions: [] } },
      asked.slice(0, 2),
    );
    expect(outcomes.map(({ decided, cited }) => ({ decided, cited }))).toEqual([
      { decided: false, cited: false },
      { decided: false, cited: false },
    ]);
  });
});
