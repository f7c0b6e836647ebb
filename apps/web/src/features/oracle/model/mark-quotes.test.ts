import { expect, test } from "vitest";
import { markQuotes } from "./mark-quotes.ts";

const TEXT = "A player loses. The other one wins.";
const marked = (quotes: readonly string[]) =>
  markQuotes(TEXT, quotes).flatMap(({ words, marked }) => (marked ? words : []));

test("[ORA-17] marks every quote of a rule", () => {
  expect(marked(["A player", "one wins"])).toEqual(["A player", "one wins"]);
});

test("[ORA-17] joins quotes that overlap", () => {
  expect(marked(["player loses", "loses. The"])).toEqual(["player loses. The"]);
});

test("[ORA-17] marks nothing of a quote that this version of the text lacks", () => {
  expect(marked(["Un joueur", ""])).toEqual([]);
});

test("[ORA-17] loses no letter of the text", () => {
  const words = markQuotes(TEXT, ["player", "wins."]).map((stretch) => stretch.words);
  expect(words.join("")).toBe(TEXT);
});
