import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["abilities", "ability"],
  ["blocking", "block"],
  ["blocks", "block"],
  ["tapped", "tap"],
  ["trampling", "trample"],
  ["capacites", "capacite"],
  ["creatures", "creature"],
  ["jeux", "jeu"],
  ["anneaux", "anneau"],
])("[ORA-14] %s and %s meet", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["pass", "pas"],
  ["status", "statue"],
  ["deck", "declare"],
  ["bles", "blesse"],
])("[ORA-14] %s and %s stay apart", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
