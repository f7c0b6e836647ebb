import { expect, test } from "vitest";
import { linesThatFit } from "./card-lines.ts";

const letters = (text: string) => text.length;

test.each([
  { text: "Game Changers: Rhystic Study", width: 16, lines: ["Game Changers:", "Rhystic Study"] },
  { text: "Krenko", width: 16, lines: ["Krenko"] },
  { text: "a Supercalifragilistic b", width: 6, lines: ["a", "Supercalifragilistic", "b"] },
  { text: "", width: 6, lines: [""] },
])("[ANA-07] « $text » is cut into lines of $width letters", ({ text, width, lines }) => {
  expect(linesThatFit(text, width, letters)).toEqual(lines);
});
