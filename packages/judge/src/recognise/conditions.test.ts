import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import type { Condition } from "../knowledge/settled-question.ts";
import { conceptsFor, holds, namesAsked } from "./conditions.ts";

const holdsFor = (condition: Condition | undefined, question: string): boolean => {
  const understanding = understand(ask(question, "en"));
  return holds(condition, conceptsFor(understanding), understanding);
};

describe("[ORA-14] a condition on what is asked", () => {
  test.each([
    [
      "all of its ideas",
      { all: ["trample", "deathtouch"] },
      "does trample work with deathtouch?",
      true,
    ],
    ["but one of them", { all: ["trample", "deathtouch"] }, "does trample work?", false],
    ["an idea named as missing", { any: ["haste"] }, "can a creature without haste attack?", false],
    [
      "an idea that spoils it",
      { any: ["attack"], none: ["haste"] },
      "can it attack with haste?",
      false,
    ],
    ["what one must", { mood: ["must"] }, "do I have to block?", true],
    ["what one may, where it is about what one must", { mood: ["must"] }, "may I block?", false],
    ["an idea of the sentence that asks", { asks: ["dies"] }, "I attack. Does it die?", true],
    ["the same idea in what is told before", { asks: ["attack"] }, "I attack. Does it die?", false],
    ["a format of three signs", { any: ["team"] }, "do we lose at 10 poison in 2hg?", true],
  ] satisfies [string, Condition, string, boolean][])(
    "is met, or not: %s",
    (_, condition, question, held) => {
      expect(holdsFor(condition, question)).toBe(held);
    },
  );

  test("may be an idea of what a named card says, which the question does not", () => {
    const when = { card: ["cant-regenerate"] };
    const question = "Can I regenerate it against Rude Wave?";
    const card = madeUpCard("Rude Wave", { oracle_text: "Those things can't be regenerated." });
    const understanding = understand(
      ask(question, "en", { cards: [{ card, written: card.name }] }),
    );
    expect(holds(when, conceptsFor(understanding), understanding)).toBe(true);
    expect(holdsFor(when, question)).toBe(false);
    expect(holdsFor(when, "It can't be regenerated, can it?")).toBe(false);
    expect(namesAsked(when)).toBe(true);
  });

  test("none holds always, and one that only excludes names nothing", () => {
    expect(holdsFor(undefined, "is it banned?")).toBe(true);
    expect(namesAsked(undefined)).toBe(false);
    expect(namesAsked({ none: ["haste"], form: ["yes_no"] })).toBe(false);
    expect(namesAsked({ mood: ["must"] })).toBe(true);
  });
});
