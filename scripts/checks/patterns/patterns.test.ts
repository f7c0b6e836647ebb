import { expect, test } from "vitest";
import { ceilingRises, compare, lowered } from "./compare.ts";
import { patternsOfData, phrasesOf } from "./count-data.ts";
import { patternsOfSource } from "./count-source.ts";
import { measure } from "./measure.ts";

test.each([
  ["a regular expression", String.raw`const a = /ab\b/giu;`, 4],
  ["one that is put together", String.raw`const a = new RegExp("a\\bc");`, 4],
  ["the pieces of a template", "const a = `(?:a|b)$" + "{c}x|y`;", 10],
  ["a list of words", `const a = new Set(["ab", "cd", "ef"]);`, 6],
  ["a list of patterns, each once", `const a = [/ab/, "c|d", "ef", "gh"];`, 2 + 3 + 4],
  ["words by name", `const a = { one: "ab", two: "cd", three: "ef" };`, 6],
])("[P-1] %s is counted in a source", (_what, text, size) => {
  expect(patternsOfSource("a.ts", text)).toBe(size);
});

test.each([
  ["a sentence", `const a = "Counters stay on it.";`],
  ["a pair", `const a = ["fr", "en"];`],
  ["a comment", String.raw`// such as /ab\b/`],
  ["a type", `type A = "ab" | "cd" | "ef";`],
])("[P-1] %s is no pattern", (_what, text) => {
  expect(patternsOfSource("a.ts", text)).toBe(0);
});

test("[P-1] patterns of the data are counted, what they are for and what is said is not", () => {
  const line = {
    id: "toxic",
    asks: "poison",
    values: [{ name: "toxic", number: "\\d", first: [{ says: "ab", is: 1 }] }],
    says: { fr: "Trois.", en: "Three." },
    rules: [{ number: "702.164c" }],
  };
  expect(patternsOfData(line)).toBe("poison".length + "\\d".length + "ab".length);
  expect(patternsOfData({ reads: "Why it is here.", words: ["un", "deux"] })).toBe(6);
});

test("[P-1] phrases of both languages are counted", () => {
  expect(phrasesOf([{ fr: ["étape ~ fin"], en: ["end step", "ends*"] }, {}])).toBe(11 + 8 + 5);
});

test("[P-1] measures the patterns and phrases of code and data", () => {
  const { patterns, phrases } = measure();
  expect(Math.min(patterns, phrases)).toBeGreaterThan(10_000);
});

const sizes = (patterns: number, phrases: number) => ({ patterns, phrases });

test.each([
  ["what stands at its ceiling", sizes(1000, 500), []],
  ["a little room below it", sizes(995, 500), []],
  ["more patterns", sizes(1001, 500), [expect.stringContaining("1001 characters of patterns")]],
  ["more phrases", sizes(1000, 501), [expect.stringContaining("501 characters of phrases")]],
  ["far fewer", sizes(900, 500), [expect.stringContaining("--lower")]],
])("[P-1] %s is reported as it is", (_what, found, told) => {
  expect(compare(found, sizes(1000, 500))).toEqual(told);
});

test("[P-1] a ceiling falls and never rises", () => {
  expect(lowered(sizes(900, 600), sizes(1000, 500))).toEqual(sizes(900, 500));
  expect(ceilingRises(sizes(1000, 500), sizes(900, 500))).toEqual([]);
  expect(ceilingRises(sizes(1000, 500), sizes(900, 501))).toEqual([
    expect.stringContaining("ceiling of phrases: 501"),
  ]);
});
