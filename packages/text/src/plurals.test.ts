import { expect, test } from "vitest";
import { pluralOf, singularsOf } from "./plurals.ts";

test.each([
  ["Elves", "Elf"],
  ["Allies", "Ally"],
  ["Faeries", "Faerie"],
  ["Foxes", "Fox"],
  ["Horses", "Horse"],
  ["Goblins", "Goblin"],
])("[ORA-14] %s may be the plural of %s", (plural, singular) => {
  expect(singularsOf(plural)).toContain(singular);
});

test("[ORA-14] a word without a plural’s ending is none", () => {
  expect(singularsOf("Merfolk")).toEqual([]);
});

test("[ORA-14] terms are put in the plural", () => {
  expect(["ability", "token", "capacite"].map(pluralOf)).toEqual([
    "abilities",
    "tokens",
    "capacites",
  ]);
});
