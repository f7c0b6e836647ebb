import { describe, expect, it } from "vitest";
import { linesOf } from "./lines.ts";
import { markOwnName } from "./own-name.ts";
import { tokensOf } from "./tokens.ts";

const wordsOf = (text: string) => tokensOf(text).words.join(" ");

describe("words", () => {
  it("[T-1] gives every word its plain form and keeps the past", () => {
    expect(wordsOf("She drew two cards and can't be blocked.")).toBe(
      "she -ed draw two card and can not be -ed block",
    );
  });

  it("[T-1] knows which words were plurals", () => {
    const { words, plural } = tokensOf("Wolves you control");

    expect([words[0], plural[0]]).toEqual(["wolf", true]);
  });

  it("[T-1] calls the card SELF by its name, its short name and what it is", () => {
    const marked = markOwnName("Tarn attacks. Tarn, River King dies.", "Tarn, River King", true);

    expect(wordsOf(marked)).toBe("SELF attack . SELF die");
    expect(wordsOf("This creature's power")).toBe("SELF 's power");
  });

  it("[T-1] leaves out reminder text and names the ability word of a line", () => {
    expect(linesOf("Flying (It flies.)\n(Only a reminder.)\nRaid — Draw a card.")).toEqual([
      { index: 0, label: undefined, text: "Flying" },
      { index: 2, label: "raid", text: "Draw a card." },
    ]);
  });
});

it.each(["", "X", ", the Nameless", " of Nowhere"])(
  "[T-14] a card named “%s” is read to its end",
  (name) => {
    expect(markOwnName("Whenever X attacks, draw a card.", name, true)).toContain("draw a card.");
  },
);
