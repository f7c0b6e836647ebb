import { describe, expect, test } from "vitest";
import { loadFullRulebook } from "../../../test/load-rulebook.ts";
import { foldText } from "../fold.ts";
import { findConcepts, lexicon } from "../index.ts";
import { printedTerms } from "./index.ts";
import { conceptIdOf } from "./printed-term.ts";

const idsIn = (text: string) => findConcepts(foldText(text).tokens).map(({ id }) => id);
const full = loadFullRulebook();
if (!full) console.info("printed terms: the full rules are not here, their headings are not read");

const under = (number: string, rule: string) =>
  number === rule || (number.startsWith(rule) && /^[a-z]$/.test(number.slice(rule.length)));

describe("[ORA-17] every term of the rules is a concept, with its rule and its words", () => {
  test("has a concept with its rule, found by its English and by its French word", () => {
    const wrong = printedTerms.flatMap((term) => {
      const [rule, english, french, more] = term;
      const id = conceptIdOf(term);
      const concept = lexicon.get(id);
      const notRead = [
        `what does ${english} do`,
        ...(more?.phrases ?? [french ?? english]).map(
          (phrase) => `que fait ${phrase.replace(/\|\S+/, "")} ici`,
        ),
      ].filter((text) => !idsIn(text).includes(id));
      return [
        ...(concept?.rules?.some((number) => under(number, rule)) ? [] : ["without its rule"]),
        ...((concept?.frenchUnknown ?? false) === (french === null) ? [] : ["French word"]),
        ...notRead.map((text) => `not read in “${text}”`),
      ].map((problem) => `CR ${rule} ${english}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  test("most French terms were found in print, and no term stands twice", () => {
    const known = printedTerms.filter(([, , french]) => french !== null);
    expect(known.length / printedTerms.length).toBeGreaterThan(0.65);
    const headings = printedTerms.map(([rule, english]) => `${rule} ${english}`);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test.runIf(full)("no heading of CR 701 and 702 and no ability word is missing", () => {
    const byRule = new Set(printedTerms.map(([rule]) => rule));
    const headings = ["701", "702"].flatMap((chapter) => full?.childrenOf(chapter) ?? []);
    expect(headings.length).toBeGreaterThan(250);
    // The first rule of both chapters explains the chapter and names no term.
    const missing = headings.filter((rule) => !rule.endsWith(".1") && !byRule.has(rule));
    expect(missing).toEqual([]);

    const list = /The ability words are (.*)\.$/.exec(full?.read("207.2c", "en")?.text ?? "");
    const words = (list?.[1] ?? "").split(/, (?:and )?/);
    const known = new Set(
      printedTerms.filter(([rule]) => rule === "207.2c").map(([, word]) => word.toLowerCase()),
    );
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => !known.has(word.replaceAll("'", "’")))).toEqual([]);
  });
});
