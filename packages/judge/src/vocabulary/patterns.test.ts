import { describe, expect, it } from "vitest";
import { compilePattern } from "./patterns.ts";

describe("[ORA-14] compilePattern", () => {
  it.each([
    [String.raw`\b(?:does|do)(?:n't)? (?:it|he) (\S+)`, "so doesn't it die"],
    [String.raw`(?<!\b(?:not|never) )(?:dies?|[(+)]{2,3}?)$`, "it never dies, it ()+"],
    [String.raw`(?:a|b)*?(\d{1,2})(?:x|y){1,2}\)`, "abab12xy)"],
    [String.raw`^(?:no|not)(?! (?:more|less)\b)`, "not more"],
  ])("finds the same as the pattern written: %s", (pattern, text) => {
    const found = compilePattern(pattern).exec(text);
    expect(found).toEqual(new RegExp(pattern, "u").exec(text));
  });

  it("keeps the flags it is given", () => {
    expect("a b a".replace(compilePattern("(?:a)", "gu"), "c")).toBe("c b c");
  });
});
