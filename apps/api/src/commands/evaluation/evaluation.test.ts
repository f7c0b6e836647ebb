import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";
import { measureReliability } from "./measure-reliability.ts";
import { governingFound, retrievedFirst, type Scores, scoreGroups } from "./score-groups.ts";
import { scoreStrengths } from "./score-strengths.ts";
import { type ReleaseScore, writeReport } from "./write-report.ts";

const folder = path.join(projectRoot, "..", "shared", "eval");
const rules = path.join(projectRoot, "..", "shared", "data", "comprehensive-rules.txt");
const present = existsSync(path.join(folder, "score.mjs")) && existsSync(rules);
if (!present) console.info("evaluation: the scorer is not here, its suite has no case");

const question = (id: string, lang: "fr" | "en", rule: string) => ({
  ...{ id, lang, question: "?", kind: "yes_no", difficulty: 1, topic: "t" },
  expected: { verdict: "yes", number: null, must_mention: [], cr_any: [[rule]] },
});
const answer = (id: string, rule: string) => ({
  ...{
    id,
    ruling: "Yes.",
    explanation: "",
    relevant_rules: [rule],
    context_rules: ["100.1", rule],
  },
  ...{ verdict: "yes", refused: false, confidence: 0.9, ms: 3 },
});
const questions = [
  question("a", "en", "702.19b"),
  question("b", "fr", "702.19b"),
  question("c", "fr", "704.5g"),
].map((each) => JSON.stringify(each));
const answers = [answer("a", "702.19b"), answer("b", "702.19b"), answer("c", "100.2")];

describe("[ORA-17] the evaluation counts what was retrieved", () => {
  it("gives the share of expected rules among the first passages, by language", () => {
    expect(retrievedFirst(questions, answers, 5)).toEqual({ all: 2 / 3, en: 1, fr: 1 / 2 });
    expect(retrievedFirst(questions, answers, 1)).toEqual({ all: 0, en: 0, fr: 0 });
  });

  it("gives the share whose governing rule is shown, or belongs to an offered question", () => {
    const offered = answers.map((one, at) =>
      at === 2 ? { ...one, offered_rules: ["704.5"] } : one,
    );
    expect(governingFound(questions, answers)).toEqual({ all: 2 / 3, en: 1, fr: 1 / 2 });
    expect(governingFound(questions, offered)).toEqual({ all: 1, en: 1, fr: 1 });
  });

  it.runIf(present)(
    "tells how often answers of each strength are right, refusals left out",
    async () => {
      const refusal = { ...question("d", "en", "100.2"), kind: "refuse" };
      const strengths = await scoreStrengths(
        folder,
        [...questions, JSON.stringify(refusal)],
        [
          { ...answer("a", "702.19b"), strength: "ruling" },
          { ...answer("b", "702.19b"), strength: "likely" },
          { ...answer("c", "100.2"), strength: "none" },
          { ...answer("d", "100.2"), strength: "none" },
        ],
      );
      expect(strengths).toEqual([
        { strength: "ruling", questions: 1, right: 1 },
        { strength: "likely", questions: 1, right: 1 },
        { strength: "none", questions: 1, right: 0 },
      ]);
    },
  );

  it.runIf(present)("scores by language, kind, difficulty and chapter", async () => {
    const room = await mkdtemp(path.join(tmpdir(), "evaluation-test-"));
    try {
      const file = path.join(room, "questions.jsonl");
      await writeFile(file, questions.join("\n"));
      const scores = await scoreGroups(folder, { questions: file, rules }, answers);
      expect(scores.language).toMatchObject({
        all: { questions: 3 },
        en: { right: 1 },
        fr: { right: 0.5 },
      });
      expect(scores.kind).toMatchObject({ yes_no: { questions: 3 } });
      expect(scores.difficulty).toMatchObject({ 1: { questions: 3 } });
      // Chapters with fewer than three questions are left out.
      expect(scores.chapter).toEqual({});
      expect(scores.baseline).toHaveLength(3);
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  });
});

const figures = { questions: 3, right: 0.75, context_recall: 0.9, cited_recall: 0.8, brier: null };
const scores: Scores = {
  language: { all: figures, en: figures, fr: figures },
  kind: { yes_no: figures },
  difficulty: { 1: figures },
  chapter: { 702: figures },
  baseline: ["all 3 questions: first 5 44 %"],
};
const release = (version: string): ReleaseScore => ({
  ...{ version, date: "2026-01-02", engine: "local", scores },
  set: { sha256: "f00d".repeat(16), questions: 3 },
  retrieved: { 5: { all: 0.5, en: 0.6, fr: 0.4 } },
  sets: [
    {
      ...{ name: "everyday", sha256: "beef".repeat(16), questions: 4 },
      figures: { all: { ...figures, confident_share: 0.31 }, en: figures, fr: figures },
      governing: { all: 0.93, en: 1, fr: 0.86 },
      strengths: [{ strength: "likely", questions: 3, right: 0.67 }],
    },
  ],
});

describe("[ORA-02] the percentage of a strength", () => {
  const set = (name: string, questions: number, right: number) => ({
    ...{ name, sha256: "", questions, figures: {}, governing: {} },
    strengths: [{ strength: "likely" as const, questions, right }],
    groups: [
      {
        ...{ by: "kind" as const, name: "yes_no" },
        strengths: [
          { strength: "ruling" as const, questions: questions / 2, right: 1 },
          { strength: "none" as const, questions: 3, right: 0 },
        ],
      },
    ],
  });
  const run = { date: "2026-01-02", version: "0.6.0" };

  it("is the share of the counted sets together, with its interval", () => {
    const sets = [set("everyday", 40, 0.9), set("calibration", 60, 0.8), set("dev", 50, 0)];
    const { likely, ruling } = measureReliability(sets, run);
    expect(likely).toEqual({ questions: 100, right: 0.84, from: 0.756, to: 0.899 });
    expect(ruling.questions).toBe(0);
  });

  it("is given by kind of question, with how many were left without a ruling", () => {
    const sets = [set("everyday", 40, 0.9), set("calibration", 60, 0.8)];
    const { kinds, languages, version, measured } = measureReliability(sets, run);
    expect({ version, measured }).toEqual({ version: "0.6.0", measured: "2026-01-02" });
    expect(kinds).toMatchObject([
      { name: "yes_no", ruling: { questions: 50, right: 1, to: 1 }, none: 6 },
    ]);
    expect(languages).toEqual([]);
  });

  it("is counted on at least forty questions as shipped", async () => {
    const file = path.join(projectRoot, "data", "judge", "reliability.json");
    const Share = z.object({ questions: z.int().min(40), right: z.number().min(0.8).max(1) });
    z.object({ ruling: Share, likely: Share }).parse(JSON.parse(await readFile(file, "utf8")));
  });
});

describe("[ORA-17] the report of a release", () => {
  const page = writeReport(release("0.6.0"), [release("0.5.0"), release("0.6.0")]);

  it("tells version, set and what the figures are worth", () => {
    expect(page).toContain("Version 0.6.0");
    expect(page).toContain("SHA-256 f00df00df00df00d");
    expect(page).toContain("calibrated on this very set");
  });

  it("tells of every set how often the governing rule is found, and how many are sure", () => {
    expect(page).toMatch(
      /\| everyday \(.+\) \| 4 \| 0\.75 \| 0\.75 \| 0\.75 \| 0\.93 \| – \| 0\.31 \|/,
    );
  });

  it("tells of every set how often answers of each strength are right", () => {
    expect(page).toContain("| likely | 3, 0.67 |");
  });

  it("keeps every release, and a figure that is missing is a dash", () => {
    expect(page).toContain("| 0.5.0 | 2026-01-02 | local | f00df00d | 0.75 | 0.90 | 0.80 | – |");
    expect(page).toContain("| 0.6.0 | 2026-01-02 |");
    expect(page).not.toMatch(/NaN|undefined/);
  });

  it.runIf(present)("no question of the set is in the report of this repository", async () => {
    const file = path.join(projectRoot, "docs", "evaluation.md");
    const written = existsSync(file) ? await readFile(file, "utf8") : page;
    const asked = (await readFile(path.join(folder, "oracle-dev.jsonl"), "utf8")).split("\n");
    for (const line of asked.filter((each) => each.trim()))
      expect(written).not.toContain(String(JSON.parse(line).question));
  });
});
