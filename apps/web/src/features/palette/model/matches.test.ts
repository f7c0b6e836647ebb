import { expect, test } from "vitest";
import { matches } from "./matches.ts";

test.each([
  ["Réglages", "reg", true],
  ["Nouvelle discussion", "disc nouv", true],
  ["Nouvelle discussion", "deck", false],
  ["Mon deck Élémental", "ELEMENTAL", true],
  ["Anything", "", true],
])("[HEAD-01] “%s” is compared with “%s”: %s", (label, typed, found) => {
  expect(matches(label, typed)).toBe(found);
});
