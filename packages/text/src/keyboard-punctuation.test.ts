import { describe, expect, test } from "vitest";
import { toKeyboardPunctuation, toPrintedPunctuation } from "./keyboard-punctuation.ts";

describe("[LANG-02] toKeyboardPunctuation", () => {
  test.each([
    ["L’œuf est-il “là” ?", 'L\'oeuf est-il "là" ?'],
    ["Le piétinement\u202F? 1\u2009000…", "Le piétinement ? 1 000..."],
    ["« J'attaque » - {2}", "« J'attaque » - {2}"],
  ])("writes %s with the signs of a keyboard, and changes nothing else", (written, plain) => {
    expect(toKeyboardPunctuation(written)).toBe(plain);
  });
});

describe("[LANG-02] toPrintedPunctuation", () => {
  test.each([
    ["fr", "L'attaquant meurt ?", "L’attaquant meurt\u202F?"],
    ["en", "The players' hands, isn't it?", "The players’ hands, isn’t it?"],
  ] as const)("writes (%s) %s as it is printed", (language, plain, printed) => {
    expect(toPrintedPunctuation(plain, language)).toBe(printed);
  });
});
