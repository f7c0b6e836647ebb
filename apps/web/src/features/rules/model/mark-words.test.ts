import { expect, test } from "vitest";
import { excerptOf, markWords } from "./mark-words.ts";

const shown = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join("");

test.each([
  ["A creature with trample, trampling", "trample", "A creature with [trample], [trampling]"],
  ["Les blessures de combat", "blessure COMBAT", "Les [blessures] de [combat]"],
  ["Une capacité déclenchée", "declenchee", "Une capacité [déclenchée]"],
  ["of the stack", "of the", "of [the] stack"],
  ["Abilities, untapping, jeux", "ability untap jeu", "[Abilities], [untapping], [jeux]"],
  ["Le cœur", "coeur", "Le [cœur]"],
  ["manage the mana", "mana", "manage the [mana]"],
])("[ORA-17] “%s” looked for by “%s” shows the words", (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

test("[ORA-17] a long text is cut around the first word found, between words", () => {
  const text = `${"before ".repeat(60)}trample ${"after ".repeat(60)}`.trim();
  const piece = excerptOf(text, "trample");
  expect(piece).toContain("trample");
  expect(piece.length).toBeLessThan(280);
  expect(piece).toMatch(/^… before .* after …$/);
  expect(excerptOf("short text", "nothing")).toBe("short text");
  expect(excerptOf(text, "absent")).toMatch(/^before /);
});
