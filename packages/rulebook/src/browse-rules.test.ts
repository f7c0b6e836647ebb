import { beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_RULES } from "../test/sample-rules.ts";
import { createRulesBrowser, type RulesBrowser, toTerm } from "./browse-rules.ts";
import { createRulebook } from "./create-rulebook.ts";
import { parseRules } from "./parse-rules.ts";

const createBrowser = (): RulesBrowser => {
  const parsed = parseRules(SAMPLE_RULES);
  if (!parsed.ok) throw new Error(parsed.problem);
  return createRulesBrowser(parsed.edition, createRulebook(parsed.edition));
};

describe("[ORA-17] the rules as a book", () => {
  let browser: RulesBrowser;
  beforeAll(() => {
    browser = createBrowser();
  });
  const around = (number: string) => {
    const found = browser.around(number, "en");
    if (found === undefined) throw new Error(`no rule ${number}`);
    return found;
  };
  const numbers = (links: readonly { readonly number: string }[]) =>
    links.map(({ number }) => number);

  test("contents list sections and chapters with the number of their rules", () => {
    const section = browser.contents("en").find(({ number }) => number === "7");
    expect(section).toMatchObject({ title: "Additional Rules", rules: 10 });
    expect(section?.chapters).toEqual([
      { number: "702", title: "Keyword Abilities", rules: 7 },
      { number: "704", title: "State-Based Actions", rules: 3 },
    ]);
  });

  test("a chapter's rules stand in the order of the book", () => {
    expect(browser.rulesOf("704")).toEqual(["704.5b", "704.5z", "704.5aa"]);
    expect(browser.rulesOf("999")).toEqual([]);
  });

  test("a rule knows what is above, below, before and after it", () => {
    const trample = around("702.19");
    expect(numbers(trample.ancestors)).toEqual(["7", "702"]);
    expect(numbers(trample.child_rules)).toEqual(["702.19a", "702.19b", "702.19c"]);
    expect([trample.previous, trample.next]).toEqual(["702.9a", "702.19a"]);
  });

  test("links go both ways", () => {
    expect(around("100.1").links).toMatchObject([
      { number: "702.19", heading: "Trample", text: "Trample" },
      { number: "704.5b" },
    ]);
    expect(numbers(around("702.19").cited_by)).toEqual(["100.1"]);
    expect(numbers(around("702.9").cited_by)).toEqual(["702.19a"]);
  });

  test("what points to what is found a rule a step, once, and in one go where nobody did", () => {
    const stepwise = createBrowser();
    const rules = stepwise.contents("en").reduce((sum, section) => sum + section.rules, 0);
    expect([...stepwise.indexInSteps()]).toHaveLength(rules);
    expect([...stepwise.indexInSteps()]).toEqual([]);
    for (const number of ["100.1", "702.9", "702.19", "704.5b"])
      expect(stepwise.around(number, "en")).toEqual(createBrowser().around(number, "en"));
  });

  test("the glossary comes with the rules that use its terms, in the plural too, or that it points to", () => {
    expect(around("702.19c").glossary).toMatchObject([{ term: "Ability" }]);
    expect(around("704.5b").glossary).toMatchObject([{ term: "Credits Where Due" }]);
    expect(around("702.19b").glossary).toEqual([]);
  });

  test("the glossary is leafed through by the beginning of a term, accents aside", () => {
    expect(browser.glossary("en", "").map(({ term }) => term)).toEqual([
      "Ability",
      "Credits Where Due",
      "Épée",
    ]);
    expect(browser.glossary("en", "EPE").map(({ term }) => term)).toEqual(["Épée"]);
  });

  test("[LANG-02] an entry tells its language: English where nobody wrote it in French", () => {
    expect(browser.glossary("fr", "abil")).toMatchObject([{ term: "Ability", language: "en" }]);
    const parsed = parseRules(SAMPLE_RULES);
    if (!parsed.ok) throw new Error(parsed.problem);
    const ability = parsed.edition.glossary.find(({ term }) => term.en === "Ability");
    if (ability === undefined) throw new Error("the sample lost an entry");
    const french = {
      ...ability,
      term: { fr: "Capacité", en: "Ability" },
      definition: { ...ability.definition, fr: "Ce que fait un objet." },
    };
    expect(toTerm(french, "fr")).toMatchObject({ term: "Capacité", language: "fr" });
    expect(toTerm(french, "en")).toMatchObject({ term: "Ability", language: "en" });
  });

  test("a text is found again under its number, when only one rule has it", () => {
    expect(browser.numberOfText("The last letter.")).toBe("704.5z");
    expect(browser.numberOfText("Nobody says this.")).toBeUndefined();
    expect(browser.numberOfText("")).toBeUndefined();
  });

  test("a number that the edition does not have has no page", () => {
    expect(browser.around("702.99", "en")).toBeUndefined();
  });
});
