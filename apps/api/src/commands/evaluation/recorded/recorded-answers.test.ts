import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { measureRows, type Row, rowsOf } from "./measure-recorded.ts";
import { readRecordings } from "./recording.ts";
import { replayQuestions } from "./replay-questions.ts";

const FILE = new URL("../../../../test/recorded-model/answers.jsonl", import.meta.url);

let strong: readonly Row[];
let weak: readonly Row[];
beforeAll(async () => {
  const recorded = await readRecordings(fileURLToPath(FILE));
  const rows = rowsOf(await replayQuestions(recorded, { effort: "medium" }));
  strong = rows.filter((row) => row.weak === undefined);
  weak = rows.filter((row) => row.weak !== undefined);
});

const asked = (lang: string) => measureRows(strong.filter((row) => row.lang === lang));

describe("[N-6] recorded answers of a strong language model, replayed through prompt, tools and checks", () => {
  test("are 30 or more, half of them French", () => {
    expect(strong.length).toBeGreaterThanOrEqual(30);
    expect(strong.filter(({ lang }) => lang === "fr").length).toBeGreaterThanOrEqual(15);
  });

  test("reach the page: right, with the verdict that is asked for", () => {
    const { right, verdict, lostByCheck } = measureRows(strong);
    expect(right).toBeGreaterThanOrEqual(0.9);
    expect(verdict).toBeGreaterThanOrEqual(0.95);
    expect(lostByCheck).toBeLessThanOrEqual(0.03);
  });

  test("are sure where something independent bears them, and then right", () => {
    const { sure, sureAndWrong } = measureRows(strong);
    expect(sure).toBeGreaterThanOrEqual(0.45);
    expect(sureAndWrong).toBeLessThanOrEqual(0.03);
  });

  test("do no worse in French", () => {
    expect(asked("fr").right).toBeGreaterThanOrEqual(asked("en").right - 0.03);
  });
});

describe("[N-6] wrong answers as weaker models really make them, colluding second readings among them", () => {
  test("are 40 or more of ten kinds", () => {
    expect(weak.length).toBeGreaterThanOrEqual(40);
    expect(new Set(weak.map((row) => row.weak)).size).toBeGreaterThanOrEqual(10);
  });

  test("are hardly ever shown as sure", () => {
    const sure = weak.filter((row) => row.sure && row.withheld === null);
    expect(sure.map(({ id }) => id).length).toBeLessThanOrEqual(2);
  });
});
