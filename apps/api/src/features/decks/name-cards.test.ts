import { expect, test } from "vitest";
import { createFileKnowledge } from "../knowledge/index.ts";
import { cardsByNames } from "./find-cards.ts";
import { presentProblems } from "./importing/present-problems.ts";
import { paramsInLanguage } from "./name-cards.ts";
import { presentLegality } from "./reading/present-legality.ts";

const cards = await cardsByNames({ knowledge: await createFileKnowledge({}) }, [
  "Counterspell",
  "Lightning Bolt",
]);

test("[FOR-07] what forbids a deck names its cards as the list does", () => {
  const report = {
    legal: false,
    problems: [{ code: "colorIdentity" as const, params: { name: "Counterspell", colors: "U" } }],
  };
  const said = (language: "fr" | "en") =>
    presentLegality(report, [], { format: "commander", cards, language }).problems[0];
  expect(said("fr")?.message).toMatch(/^Contresort /);
  expect(said("en")?.message).toMatch(/^Counterspell /);
  expect(said("fr")?.message).toContain("(bleu)");
  expect(said("en")?.message).toContain("(blue)");
  // Whoever looks for the line finds it by its English name.
  expect(said("fr")?.params.name).toBe("Counterspell");
});

test("[IMP-05] what was read of a misspelt line does so too; other figures stay", () => {
  const problem = {
    line: 3,
    text: "1 Lightnig Bolt",
    reason: "nameCorrected" as const,
    params: { written: "Lightnig Bolt", name: "Lightning Bolt" },
    suggestions: [],
    severity: "notice" as const,
  };
  const [said] = presentProblems({ problems: [problem], entries: [] }, cards, "fr");
  expect(said?.message).toContain("Foudre");
  expect(said?.message).toContain("Lightnig Bolt");
  expect(paramsInLanguage({ name: "Nobody’s Card", copies: 4 }, cards, "fr")).toEqual({
    name: "Nobody’s Card",
    copies: 4,
  });
});
