import { expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { understand } from "../../../test/understand.ts";
import { decideCombat } from "./decide-combat.ts";

const decide = (question: string) => decideCombat(understand(ask(question, "fr")), []);

test.each([
  ["A 4/4 attacks, a 2/2 blocks. Does it die?", "The 2/2 dies; the 4/4 survives."],
  ["If a 2/2 blocks a 4/4, does it survive?", "The 2/2 dies; the 4/4 survives."],
  ["Une 4/4 attaque, une 2/2 bloque. Elle meurt\u202f?", "La 2/2 meurt\u202f; la 4/4 survit."],
])("[ORA-17] nobody’s creature is guessed where both may be meant: %s", (question, ruling) => {
  expect(decide(question)).toMatchObject({ verdict: null, ruling });
});

test.each([
  ["A 2/2 is blocked by a 4/4. Does it die?", "yes"],
  ["Une 2/2 est bloquée par une 4/4. Elle meurt\u202f?", "yes"],
  ["My 4/4 attacks, a 2/2 blocks. Does it die?", "no"],
])("[ORA-17] a bare pronoun: %s → %s", (question, expected) => {
  expect(decide(question)?.verdict).toBe(expected);
});

test.each([
  ["A 2/4 attacks and is blocked by two 2/2s. How many blockers die?", "1 creature dies."],
  [
    "Une 2/4 attaque, bloquée par deux 2/2. Combien de bloqueuses meurent\u202f?",
    "1 créature meurt.",
  ],
  ["A 2/4 attacks and is blocked by two 2/2s. How many creatures die?", "2 creatures die."],
])("[ORA-17] only those that are asked are counted: %s", (question, ruling) => {
  expect(decide(question)?.ruling).toBe(ruling);
});
