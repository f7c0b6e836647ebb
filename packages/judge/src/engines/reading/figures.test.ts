import { expect, test } from "vitest";
import { foldText } from "../../lexicon/fold.ts";
import { inFigures } from "./figures.ts";

test.each([
  ["vingt et une blessures, dix-sept cartes et trois 2/2", "21 blessures 17 cartes et 3 2/2"],
  ["twenty-one damage from two 3/3s", "21 damage from 2 3/3 s"],
  ["une créature et un jeton, vingt cartes", "une creature et un jeton 20 cartes"],
  ["a 4/4 with forty life", "a 4/4 with 40 life"],
])("numbers written out: %s", (text, figures) => {
  expect(inFigures(foldText(text).tokens).join(" ")).toBe(figures);
});
