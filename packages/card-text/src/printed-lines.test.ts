import { expect, test } from "vitest";
import { printedLines } from "./printed-lines.ts";

const linesOf = (text: string, typeLine = "Creature — Human") =>
  printedLines({ name: "Made-Up Card", typeLine, text });

test.each([
  ["{2}{R}, {T}: Made-Up Card deals 1 damage to any target.", "{2}{R}, {T}:"],
  [
    "Whenever another creature you control dies, you gain 1 life.",
    "Whenever another creature you control dies,",
  ],
  ["At the beginning of your upkeep, draw a card.", "At the beginning of your upkeep,"],
  [
    "When Made-Up Card enters, if you control an artifact, draw a card.",
    "When Made-Up Card enters, if you control an artifact,",
  ],
])("[O-6] the cost or the trigger stands apart: %s", (line, head) => {
  const [first] = linesOf(line);
  expect([`${first?.head} ${first?.body}`, first?.head]).toEqual([line, head]);
});

test.each([
  "Flying, vigilance",
  "Creatures you control get +1/+1.",
  "Zorp the blarg, then fizz it.",
])("[O-6] a line without one is whole: %s", (line) => {
  expect(linesOf(line)).toEqual([{ head: null, body: line }]);
});

test("[O-6] reminder text stays with its line, and every line keeps its place", () => {
  const text =
    "Flying (It can’t be blocked except by creatures with flying or reach.)\n{T}: Add {G}.";
  expect(linesOf(text)).toEqual([
    { head: null, body: text.split("\n")[0] },
    { head: "{T}:", body: "Add {G}." },
  ]);
});
