import "../src/lib/storage/database-for-tests.ts";
import { checkKnowledge } from "@spellwright/judge";
import { expect, test } from "vitest";
import { hasIndex, keepIndex, readIndex } from "./kept-index.ts";
import { loadJudgeKnowledge } from "./load-judge-knowledge.ts";

const both = (fr: string, en: string) => ({ fr, en });
const file = (value: unknown) => [{ name: "a file", text: JSON.stringify(value) }];
const written = checkKnowledge({
  vocabulary: file([{ id: "first-strike", fr: ["initiative"], en: ["first strike"] }]),
  figures: [],
  settledQuestions: file({
    ...{ id: "combat/first-strike", title: both("Initiative", "First strike") },
    ...{ rules: [{ number: "702.7a" }], concepts: [["first-strike"]], answers: [] },
    ...{ neutral: both("D’abord.", "First."), because: both("Parce que.", "Because.") },
  }),
  wordings: file({ id: "combat/first-strike", language: "en", text: "Does first strike help?" }),
  elsewhere: file({ language: "fr", text: "Quel temps fait-il ?" }),
  definitions: [],
});

test("[PWA-01] the next start finds what a start read of its own pack with its own code, and knows the same", async () => {
  expect(await hasIndex("pack 1")).toBe(false);
  const first = await loadJudgeKnowledge("pack 1", written);
  expect(first.index?.settled.spoken.ids).toEqual(["first-strike"]);
  expect(await hasIndex("pack 1")).toBe(true);
  const later = await loadJudgeKnowledge("pack 1", written);
  expect(later.settledQuestions).toEqual(first.settledQuestions);
  expect(later.index).toEqual(first.index);
});

test("[PWA-01] what was read of another pack is not taken for this one’s, and leaves for it", async () => {
  const kept = await readIndex("pack 1");
  if (kept === undefined) throw new Error("nothing was kept");
  // Were it read anew, it would speak of something.
  const spoken = { ...kept.settled.spoken, ids: [] };
  await keepIndex("pack 1", { ...kept, settled: { ...kept.settled, spoken } });
  const idsOf = async (pack: string) =>
    (await loadJudgeKnowledge(pack, written)).index?.settled.spoken.ids;
  expect(await idsOf("pack 1")).toEqual([]);
  expect(await idsOf("pack 2")).toEqual(["first-strike"]);
  expect(await hasIndex("pack 2")).toBe(true);
  expect(await readIndex("pack 1")).toBeUndefined();
});
