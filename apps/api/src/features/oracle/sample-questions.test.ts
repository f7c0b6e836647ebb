import { LANGUAGES } from "@spellwright/contract";
import { createJudge, type Judge } from "@spellwright/judge";
import { translator } from "@spellwright/locales";
import { beforeAll, describe, expect, it } from "vitest";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { resolveCards } from "../answers/index.ts";
import { createFileKnowledge, type Knowledge } from "../knowledge/index.ts";

/** What the first screen asks for the visitor, and what is right. */
const SAMPLES = [
  { sample: "scene", begins: /^(?:Jusqu’à|Up to) 4 /, verdict: null, rules: ["702.19b", "702.2c"] },
  { sample: "layers", begins: /^2\/3/, verdict: null, rules: ["613.4b", "613.4c"] },
  { sample: "indestructible", begins: /^(?:Oui|Yes),/, verdict: "yes", rules: ["704.5f"] },
  { sample: "commander", begins: /^(?:Non|No),/, verdict: "no", rules: ["903.10a"] },
] as const;

describe("the questions that the first screen shows", () => {
  let knowledge: Knowledge;
  let judge: Judge;
  beforeAll(async () => {
    knowledge = await createFileKnowledge({});
    judge = createJudge({
      rulebook: await knowledge.rulebook(),
      knowledge: await readJudgeKnowledge(),
    });
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    const t = translator(language);
    it.each(SAMPLES)("[ORA-02] $sample is settled, rightly and surely", async (expected) => {
      const question = t(`oracle.samples.${expected.sample}`);
      const cards = await resolveCards(knowledge, { question, cards: [], language });
      const { ruling } = await judge.answer(
        { question, language, ...cards, gameState: null, history: [], summary: "" },
        { effort: "low", signal: new AbortController().signal, now: new Date(0) },
      );
      expect(ruling).toMatchObject({ language, outcome: "ruling", verdict: expected.verdict });
      expect(ruling.ruling).toMatch(expected.begins);
      expect(ruling.confidence).toBeGreaterThanOrEqual(0.9);
      const cited = ruling.relevant_rules.map(({ number }) => number);
      expect(cited).toEqual(expect.arrayContaining([...expected.rules]));
    });

    it("[ORA-01] the field suggests the beginning of the scene that is answered below", () => {
      const beginning = t("oracle.composer.placeholder").replace("…", "");
      expect(t("oracle.samples.scene").startsWith(beginning)).toBe(true);
    });
  });
});
