import { beforeAll, describe, expect, it } from "vitest";
import { hasSharedData } from "../../decks/test/shared-data.ts";
import { agreementOf, type MeasuredCuts, measureCuts, readCutLabels } from "./measure-cuts.ts";
import { orderedShare, overallOf, readLadder } from "./measure-ladder.ts";
import { createDeckReader } from "./read-decks.ts";

if (!hasSharedData) console.info("strategist: the sample lists are not here, no cuts are measured");

it("[Q-2] twelve lists are labelled, no card both ways", () => {
  const labels = readCutLabels();
  expect(new Set(labels.map(({ file }) => file)).size).toBe(12);
  for (const { file, cut, never } of labels) {
    expect([file, cut.length >= 5, never.length >= 5]).toEqual([file, true, true]);
    expect([file, cut.filter((name) => never.includes(name))]).toEqual([file, []]);
  }
});

it("[Q-2] counts the cuts that agree with the player’s", () => {
  const agreed = { file: "", first: ["One", "Other"], agreed: ["One"], violations: [] };
  expect(agreementOf([agreed, { ...agreed, agreed: [] }])).toBe(0.25);
});

it("[Q-3] counts the pairs of different steps that are rated in order", () => {
  expect(orderedShare([[1, 2], [3]])).toBe(1);
  expect(orderedShare([[1, 4], [3]])).toBe(0.5);
  expect(readLadder().map((step) => step.length)).toEqual([6, 6, 6, 6]);
});

describe.runIf(hasSharedData)("with the lists", () => {
  let measured: readonly MeasuredCuts[];
  beforeAll(() => {
    const { read } = createDeckReader();
    measured = readCutLabels().map((labels) => measureCuts(labels, read(labels.file)));
  });

  it("[Q-2] none of the first five cuts is one that the player never makes", () => {
    expect(measured.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it("[Q-3] nine of ten pairs of the ladder are rated in order", () => {
    const { read } = createDeckReader();
    const ladder = readLadder().map((step) => step.map((file) => overallOf(read(file).deck)));
    expect(orderedShare(ladder)).toBeGreaterThanOrEqual(0.9);
  });

  it("[Q-2] three of four first cuts are among those that the player would make", () => {
    expect(agreementOf(measured)).toBeGreaterThanOrEqual(0.75);
  });
});
