import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChangedPart, changedWords } from "./changed-words.ts";

const without = (parts: readonly ChangedPart[], kind: ChangedPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join("");

test("[ORA-17] a rewording shows the words that went and came", () => {
  expect(changedWords("A player may draw a card.", "A player draws two cards.")).toEqual([
    { kind: "same", text: "A player " },
    { kind: "removed", text: "may draw a card" },
    { kind: "added", text: "draws two cards" },
    { kind: "same", text: "." },
  ]);
  expect(changedWords("same", "same")).toEqual([{ kind: "same", text: "same" }]);
});

test("[ORA-17] both texts can be read back from the parts", () => {
  const text = fc.array(fc.constantFrom("a", "b", "card", ",", " "), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const [before, after] = [left.join(""), right.join("")];
      const parts = changedWords(before, after);
      expect(without(parts, "added")).toBe(before);
      expect(without(parts, "removed")).toBe(after);
    }),
  );
  const long = "word ".repeat(2_000);
  expect(changedWords(long, `${long}more`).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
