import { expect, test } from "vitest";
import { textPieces } from "./text-pieces.ts";

test("[CARD-02] a card's text is cut at its mana symbols and keeps every other sign", () => {
  const text = "{2}{R}, {T}: Add {C}. Get {E}{E} ({r/p} is not one, {R/P} is).";
  const pieces = textPieces(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ kind }) => kind === "symbols").map((piece) => piece.text)).toEqual([
    "{2}{R}",
    "{T}",
    "{C}",
    "{R/P}",
  ]);
});
