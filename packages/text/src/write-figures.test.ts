import { expect, test } from "vitest";
import { foldLetters } from "./fold-letters.ts";
import { writeFigures } from "./write-figures.ts";

const figuresIn = (text: string) =>
  writeFigures(foldLetters(text).match(/\d+\/\d+|[\p{L}\d]+/gu) ?? []).join(" ");

test.each([
  ["vingt et une blessures, dix-sept cartes et trois 2/2", "21 blessures 17 cartes et 3 2/2"],
  ["twenty-one damage from two 3/3s", "21 damage from 2 3/3 s"],
  ["une créature et un jeton, vingt cartes", "une creature et un jeton 20 cartes"],
  ["a 4/4 with forty life, twice", "a 4/4 with 40 life twice"],
  ["soixante-dix cartes, soixante et onze, soixante-dix-huit", "70 cartes 71 78"],
  ["quatre-vingts cartes, quatre-vingt-un, quatre-vingt-dix-neuf", "80 cartes 81 99"],
  ["quatre-vingts un par un, quatre jetons", "80 un par un 4 jetons"],
  ["trente une cartes et dix six", "30 une cartes et 10 6"],
  ["seventeen of ninety-nine, twenty ten", "17 of 99 20 10"],
])("[LANG-02] numbers are written out: %s", (text, figures) => {
  expect(figuresIn(text)).toBe(figures);
});
