import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitText } from "./split-text.ts";

describe("[BOT-07] long answers are split", () => {
  it("keeps paragraphs whole while they fit, and fills each text", () => {
    expect(splitText(["aaaa", "bbbb", "cccc"], 10)).toEqual(["aaaa\n\nbbbb", "cccc"]);
  });

  it("cuts a paragraph that is too long after a sentence, else at a space", () => {
    expect(splitText(["One two. Three four five."], 14)).toEqual([
      "One two.",
      "Three four",
      "five.",
    ]);
  });

  it("leaves a mark what makes it a letter", () => {
    expect(splitText(["\\*\\*\\*"], 3)).toEqual(["\\*", "\\*", "\\*"]);
    expect(splitText(["\\\\\\\\"], 2)).toEqual(["\\\\", "\\\\"]);
  });

  it("never exceeds the limit, loses no word and breaks no character, whatever the text", () => {
    const words = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 8 }),
        fc.integer({ min: 20, max: 200 }),
        (all, limit) => {
          const paragraphs = all.map((each) => each.join(" "));
          const texts = splitText(paragraphs, limit);
          const letters = (list: readonly string[]) => list.join("").replace(/\s+/gu, "");
          expect(texts.every((text) => text.length <= limit && !/\p{Surrogate}/u.test(text))).toBe(
            true,
          );
          expect(letters(texts)).toBe(letters(paragraphs));
        },
      ),
    );
  });
});
