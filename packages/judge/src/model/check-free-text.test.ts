import { plainText } from "@spellwright/text";
import { describe, expect, test } from "vitest";
import { checkFreeText } from "./check-free-text.ts";

const check = (text: string) =>
  checkFreeText(plainText(text, 500), (number) => number === "702.19b");

describe("[ORA-17] rule numbers in free text", () => {
  test.each([
    ["see 702.19b", "see 702.19b", []],
    ["see (CR 702.19B).", "see (CR 702.19B).", []],
    ["see [R1] and (R2, R3)", "see and", []],
    ["according to R1", "according to", []],
    ["a 6/6 deals 3.5 or 100.50 €", "a 6/6 deals 3.5 or €", ["100.50"]],
    ["voir la règle 104.3z.", "voir la.", ["104.3z"]],
  ])("are cut: %s → %s", (text, cleaned, removed) => {
    expect(check(text)).toEqual({ text: cleaned, removed });
  });

  test.each([
    "702.999",
    "CR999.1a",
    "CR 999.1a",
    "C.R. 999.1a",
    "§ 704.99",
    "rule 702,99b",
    "702·99b",
    "702.l9b",
    "7O2.99b",
    "rule 7O2.99",
    "702 . 99b",
    "702.\u200b99b",
    "70\u20602.99b",
    "７０２．９９ｂ",
    "٧٠٢.٩٩b",
    "702&#46;99b",
    "702&#x2e;99b",
    "**702**.99b",
    "<b>702</b>.99b",
    "`702.99b`",
    "[702.99b](https://example.org)",
    "702-99b",
    "rule 702-99",
    "rule 999",
    "section 70299",
    "702.99bis",
    "rule seven hundred two point ninety-nine b",
    "règle sept cent deux point dix-neuf",
    "rule number 702.99",
  ])("%s does not come through", (number) => {
    const { text, removed } = check(`Trample (see ${number}) works.`);
    expect(removed.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/\d/);
    expect(text).not.toMatch(/seven|sept/);
    expect(text).toMatch(/^Trample .*works\.$/);
  });

  test.each([
    "A 6/6 and a +1/+1 counter for {2}{W}: 3 damage, then 20 life.",
    "Il lui reste 12 points de vie au tour 3, contre une 10/10.",
    "On 2026-06-19 the rule of two changed: 1 of 4 players, 3.5 on average.",
    "Rule one: read the card.",
    "It costs 100 or 1,000 mana.",
  ])("other figures stay: %s", (text) => {
    expect(check(text)).toEqual({ text, removed: [] });
  });
});

describe("[ORA-17] plain text", () => {
  test.each([
    ["<script>alert(1)</script>Yes.", "alert(1)Yes."],
    ["<img src=x onerror=alert(1)>Yes.", "Yes."],
    ["<scr<script>ipt>Yes.", "ipt>Yes."],
    ["&lt;script&gt;Yes.", "Yes."],
    ["[Yes](javascript:alert(1))", "Yes"],
    ["![x](https://evil.example/p.png)Yes", "xYes"],
    ["Go to https://evil.example/a?b=c now", "Go to now"],
    ["javascript:alert(1) Yes", "Yes"],
    ["data:text/html;base64,AAAA Yes", "Yes"],
    ["**Yes**, `it` does", "Yes, it does"],
    ["Yes\u202e, it does\u0007", "Yes, it does"],
    ["Oui\u00a0: « la créature »\u202f?", "Oui\u00a0: « la créature »\u202f?"],
    ["first\n\nsecond", "first\n\nsecond"],
  ])("is left: %s → %s", (text, expected) => {
    expect(plainText(text, 500)).toBe(expected);
  });

  test("what is too long ends with a whole word", () => {
    expect(plainText("word ".repeat(300), 22)).toBe("word word word word…");
    expect(plainText("x".repeat(1_000_000), 100).length).toBeLessThanOrEqual(101);
  });
});
