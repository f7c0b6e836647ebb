import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../../config/root.ts";
import { createFileKnowledge } from "../file-knowledge.ts";
import { readStarterRules } from "../importing/read-starter.ts";
import type { Knowledge } from "../knowledge.ts";
import { readContents, readRule } from "./browse-rules.ts";

const official = path.join(projectRoot, "..", "shared", "data", "comprehensive-rules.txt");
const editions = [
  { name: "our digest", rules: undefined },
  ...(existsSync(official) ? [{ name: "the official edition", rules: official }] : []),
];

/** Chapters whose French name nobody printed. */
const UNNAMED = ["720"];

describe.each(editions)("[LANG-02] the rules in French, of $name", ({ rules }) => {
  let knowledge: Knowledge;
  beforeAll(async () => {
    knowledge = await createFileKnowledge({ rules });
  });

  it("name every section and chapter in French", async () => {
    const [french, english] = await Promise.all([
      readContents(knowledge, "fr"),
      readContents(knowledge, "en"),
    ]);
    // The same word in both languages.
    const same = new Set([
      "Planeswalkers",
      "Zones",
      "Illustration",
      "Planechase",
      "Vanguard",
      "Commander",
    ]);
    const titles = (contents: typeof french) =>
      contents.sections.flatMap((section) => [section, ...section.chapters]);
    const missing = titles(french).filter(({ number, title }, place) => {
      const other = titles(english)[place]?.title ?? "";
      return title === number || (title === other && !same.has(title) && !UNNAMED.includes(number));
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ["piétinement", "702.19"],
    ["Trample", "702.19"],
    ["contact mortel", "702.2"],
    ["lien de vie", "702.15"],
  ])("« %s » finds %s first", async (query, number) => {
    expect((await knowledge.rulebook()).search(query, { limit: 5 })[0]?.number).toBe(number);
  });

  it("the glossary stands in French order", async () => {
    const browser = await knowledge.rulesBrowser();
    const terms = browser.glossary("fr", "").map(({ term }) => term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, "fr")));
  });

  it("our French stands beside the rules that a rule leads to", async () => {
    const { child_rules: children } = await readRule(knowledge, {
      number: "702.19",
      language: "fr",
    });
    expect(children.find(({ number }) => number === "702.19b")?.paraphrase?.fr).toContain(
      "piétinement",
    );
  });

  it("no rule that only says “case” leads to the card type Case", async () => {
    const browser = await knowledge.rulesBrowser();
    const book = await knowledge.rulebook();
    const offenders = book.numbers().filter((number) => {
      const text = book.read(number, "en")?.text ?? "";
      if (/\bCases?\b/.test(text) || number.startsWith("719")) return false;
      return browser.around(number, "fr")?.glossary.some(({ english }) => english === "Case");
    });
    expect(offenders).toEqual([]);
  });
});

it("[LANG-02] a French name stands for one rule or term only once, and never twice in one list", async () => {
  const { names, headings } = (await readStarterRules()).read();
  const digest = new Set(headings.map(({ number }) => number));
  const twice = names.titles.filter(({ number }) => number.length > 1 && digest.has(number));
  expect(twice).toEqual([]);
  const english = names.terms.map(({ en }) => en);
  expect(english).toEqual([...new Set(english)]);
});
