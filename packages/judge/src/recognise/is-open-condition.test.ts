import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { isOpenCondition } from "./is-open-condition.ts";

const card = madeUpCard("Deep Dive");
const named = { cards: [{ card, written: card.name }] };
const SAYS = "Yes, if its mana value is lower than that of the spell with cascade.";
const isOpen = (question: string, says = SAYS, text = "", more: object = named) =>
  isOpenCondition({ en: says, fr: "" }, understand(ask(question, "en", more)), [
    { kept: "", text },
  ]);

describe("[ORA-14] a yes under a condition that nothing tells", () => {
  test("is none where a card is named", () => {
    expect(isOpen("Can I cast Deep Dive off cascade?")).toBe(true);
    expect(isOpen("Can I cast it off cascade?", SAYS, "", {})).toBe(false);
  });

  test("holds where the question or what a card forbids tells the condition", () => {
    expect(isOpen("Can I cast Deep Dive off cascade, is its mana value low enough?")).toBe(false);
    expect(isOpen("Can I cast Deep Dive off cascade?", SAYS, "with mana value 3 or less")).toBe(
      false,
    );
  });

  test("a sentence without a condition is none", () => {
    expect(isOpen("Can I cast Deep Dive off cascade?", "Yes, cascade may cast it.")).toBe(false);
  });
});
