import { readKnowledge } from "@spellwright/judge";
import { createRulebook, type Rulebook } from "@spellwright/rulebook";
import { expect, it } from "vitest";
import { createJudgeInUse } from "./judge-in-use.ts";

const rulebookOf = (id: string): Rulebook =>
  createRulebook({
    ...{ id, effectiveDate: id, verbatim: true, headings: [], glossary: [] },
    rules: [],
  });

const NOTHING = {
  vocabulary: [],
  settledQuestions: [],
  wordings: [],
  elsewhere: [],
  figures: [],
  definitions: [],
};

it("[ORA-17] reads its knowledge once and keeps the judge until another edition of the rules is in use", async () => {
  let read = 0;
  let rulebook = rulebookOf("2026-01-01");
  const judgeInUse = createJudgeInUse({ rulebook: async () => rulebook }, async () => {
    read++;
    return readKnowledge(NOTHING);
  });
  const [first, meanwhile] = await Promise.all([judgeInUse(), judgeInUse()]);
  expect(meanwhile).toBe(first);
  expect(await judgeInUse()).toBe(first);
  rulebook = rulebookOf("2026-06-19");
  const second = await judgeInUse();
  expect(second).not.toBe(first);
  expect(await judgeInUse()).toBe(second);
  expect(read).toBe(1);
});

it("[ORA-08] tells those who wait for the first judge how far it is, and nobody afterwards", async () => {
  const rulebook = rulebookOf("2026-01-01");
  const judgeInUse = createJudgeInUse({ rulebook: async () => rulebook }, async () =>
    readKnowledge(NOTHING),
  );
  const toldTo = async () => {
    const told: string[] = [];
    await judgeInUse(async (preparation) => void told.push(preparation));
    return told;
  };
  const both = ["reading_knowledge", "building_judge"];
  expect(await Promise.all([toldTo(), toldTo()])).toEqual([both, both]);
  expect(await toldTo()).toEqual([]);
});
