import { createJudge } from "@spellwright/judge";
import { createRulebook, type Rulebook } from "@spellwright/rulebook";
import { beforeAll, describe, expect, it } from "vitest";
import { createHeldJudge, judgeAnswer } from "../../../test/judge.ts";
import { createKnowledge } from "../../../test/oracle-app.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { createFileKnowledge } from "../knowledge/index.ts";
import { createExampleRuling } from "./example-ruling.ts";

const now = () => new Date("2026-01-02T03:04:05.000Z");
const knowledge = createKnowledge();
const judgeKnowledge = await readJudgeKnowledge();
const judgeOf = (rulebook: Rulebook) => createJudge({ rulebook, knowledge: judgeKnowledge });
/** An edition that has lost every rule. */
const empty = createRulebook({
  ...{ id: "2027-01-01", effectiveDate: "2027-01-01", verbatim: true },
  ...{ headings: [], rules: [], glossary: [] },
});

describe("the ruling that visitors see", () => {
  let starter: Rulebook;
  beforeAll(async () => {
    starter = await (await createFileKnowledge({})).rulebook();
  });

  it("[ORA-17] is the judge’s own, about the question of the first screen, with rules that exist", async () => {
    const judge = judgeOf(starter);
    const example = createExampleRuling({ knowledge, now, judgeInUse: async () => judge });
    const { question, ruling } = await example("fr");
    expect(question).toContain("piétinement");
    expect(ruling).toMatchObject({ language: "fr", outcome: "ruling" });
    expect(ruling.relevant_rules.length).toBeGreaterThan(0);
    for (const { number, text } of ruling.relevant_rules)
      expect(starter.read(number, "fr")?.text).toBe(text);
    expect((await example("en")).ruling.language).toBe("en");
  });

  it("[ORA-17] follows the rules in use: another edition is another answer", async () => {
    let judge = judgeOf(starter);
    const example = createExampleRuling({ knowledge, now, judgeInUse: async () => judge });
    const numbers = async () =>
      (await example("en")).ruling.relevant_rules.map(({ number }) => number);
    expect(await numbers()).toContain("702.19b");
    judge = judgeOf(empty);
    expect(await numbers()).toEqual([]);
  });

  it("[ORA-14] is judged once for each language, without a model", async () => {
    const judge = createHeldJudge();
    judge.next = () => judgeAnswer({ ruling: "Four." });
    const example = createExampleRuling({ knowledge, now, judgeInUse: async () => judge });
    expect(await example("fr")).toBe(await example("fr"));
    await example("en");
    expect(judge.asked.map(({ question }) => question.language)).toEqual(["fr", "en"]);
    expect(judge.asked.every(({ options }) => options.model === undefined)).toBe(true);
  });
});
