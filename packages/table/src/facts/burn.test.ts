import { describe, expect, test } from "vitest";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { cardFactsOf } from "./card-facts-of.ts";

const burnOf = (text: string, type = "Instant") =>
  cardFactsOf(madeUpCard("Hot Spark", { type_line: type, oracle_text: text }))?.burn;

describe("[ORA-17] the damage of a spell", () => {
  test.each([
    ["Hot Spark deals 2 damage to any target.", { amount: 2 }],
    ["Hot Spark deals 4 damage to target creature or planeswalker.", { amount: 4 }],
    ["Hot Spark deals 3 damage to each creature.", { amount: 3, creaturesOnly: true }],
    [
      "Kicker {4}\nHot Spark deals 3 damage to target creature. Scry 1.",
      { amount: 3, creaturesOnly: true },
    ],
  ])("is read: %s", (text, burn) => {
    expect(burnOf(text)).toEqual(burn);
  });

  test.each([
    "Hot Spark deals 2 damage to any target and 1 damage to you.",
    "Hot Spark deals 2 damage to each of two targets.",
    "Hot Spark deals X damage to any target.",
    "Hot Spark deals 2 damage to any target. You gain 2 life.",
    "Storm\nHot Spark deals 1 damage to any target.",
    "If you control a Swamp, Hot Spark deals 5 damage to any target.",
  ])("is left open where there is more to it: %s", (text) => {
    expect(burnOf(text)).toBeUndefined();
  });

  test("is none of a permanent", () => {
    expect(burnOf("When Hot Spark enters, it deals 3 damage to any target.", "Creature")).toBe(
      undefined,
    );
  });
});
