import { expect, test } from "vitest";
import { keywordNames } from "./keyword-names.ts";

test("[ORA-17] keywords of both languages lead to their own rule", () => {
  const french = new Map(keywordNames("fr").map(({ name, rule }) => [name, rule]));
  expect(french.get("contact mortel")).toBe("702.2");
  expect(french.get("double initiative")).toBe("702.4");
  expect(french.get("Deathtouch")).toBe("702.2");
  const english = new Map(keywordNames("en").map(({ name, rule }) => [name, rule]));
  expect(english.get("Trample")).toBe("702.19");
  expect(english.has("piétinement")).toBe(false);
});

test("[ORA-17] words of ordinary speech are no keywords in a text: rappel, enchant, gift", () => {
  const french = keywordNames("fr").map(({ name }) => name.toLowerCase());
  expect(french).not.toContain("rappel");
  expect(french).not.toContain("gift");
  expect(keywordNames("en").map(({ name }) => name.toLowerCase())).not.toContain("enchant");
});
