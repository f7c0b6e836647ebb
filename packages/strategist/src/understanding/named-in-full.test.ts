import { expect, test } from "vitest";
import { asked, cardWithText } from "../../test/sample-deck.ts";
import { namedInFull } from "./named-in-full.ts";

const named = (written: string, type_line = "Creature — Elf") => ({
  card: cardWithText("", { id: written, name: written, type_line }),
  written,
});
const namesIn = (question: string, ...cards: ReturnType<typeof named>[]) =>
  namedInFull(asked(question, { cards })).cards.map(({ written }) => written);

test.each([
  ["Do I keep Final Fortune?", ["Final Fortune"]],
  ["Do I keep Fortune and Final Fortune?", ["Fortune", "Final Fortune"]],
  ["Do I keep Final Fortune or Fortune?", ["Fortune", "Final Fortune"]],
])("[FOR-09] a name within a longer one names nothing: %s", (question, names) => {
  expect(namesIn(question, named("Fortune"), named("Final Fortune"))).toEqual(names);
});

test("[FOR-09] a card that no deck holds is not meant", () => {
  expect(namesIn("Tap for Serra?", named("Serra", "Vanguard"))).toEqual([]);
});
