import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";

const falls = (question: string, language: "en" | "fr") =>
  understand(ask(question, language)).reckoned.has("costs-more-life");

describe("[ORA-14] a payment that asks for more life than there is follows from the numbers", () => {
  test.each([
    ["en", "I'm at 1, can I pay Phyrexian mana with life?"],
    ["en", "I'm at one. Can I pay two life for a Phyrexian mana symbol?"],
    ["en", "At 2, may I pay 3 life for it?"],
    ["fr", "Je suis à 1, est-ce que je peux payer le mana phyrexian ?"],
    ["fr", "À 3, puis-je payer 4 points de vie ?"],
  ] as const)("%s: %s", (language, question) => {
    expect(falls(question, language)).toBe(true);
  });

  test.each([
    ["en", "At 2, can I pay Phyrexian mana with life?"],
    ["en", "I'm at 3. Can I pay 3 life?"],
    ["en", "I'm at 1. Can I pay 2 for the equip?"],
    ["en", "My opponent is at 1, can I pay 2 life for a Phyrexian mana symbol?"],
    ["en", "At 2 mana, can I pay 4 life for it?"],
    ["en", "Can I pay 4 life if I'm at 2,000 life?"],
    ["en", "I look at 1 card, can I pay 3 life for it?"],
    ["fr", "Mon adversaire est à 1, puis-je payer 2 points de vie pour le mana phyrexian ?"],
    ["fr", "Mon adversaire a 1 créature, puis-je payer 2 points de vie ?"],
    ["fr", "Je suis à 2, je peux payer le mana phyrexian ?"],
  ] as const)("not %s: %s", (language, question) => {
    expect(falls(question, language)).toBe(false);
  });
});
