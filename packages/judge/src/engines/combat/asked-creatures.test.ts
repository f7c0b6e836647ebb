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
])("[ORA-17] a bare pronoun is understood: %s → %s", (question, expected) => {
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

test.each([
  ["Ma 3/3 bloquée par une 5/5 meurt-elle pendant le combat normal\u202f?", "Oui, la 3/3 meurt."],
  [
    "Ma 4/4 indestructible bloquée par une 1/1 contact mortel meurt-elle\u202f?",
    "Non, la 4/4 survit.",
  ],
  ["Est-ce que sa 5/5 bloquée par ma 3/3 meurt\u202f?", "Non, la 5/5 survit."],
  ["Does my 5/5 blocked by a 2/2 survive the combat damage step?", "Yes, the 5/5 survives."],
  ["Does my 2/3 blocked by a 3/3 and a 1/1 die this turn?", "Yes, the 2/3 dies."],
  ["If my 3/3 is blocked by a 5/5 does it die?", "Yes, the 3/3 dies."],
  ["If my 3/3 is blocked by a 5/5 does the blocker die?", "No, the 5/5 survives."],
  ["Avec ma 3/3 bloquée par une 5/5 est-ce que la 5/5 meurt\u202f?", "Non, la 5/5 survit."],
  ["With my 5/5 blocked by two 2/2s do they die?", "Yes, the 2 2/2 creatures die."],
])("[ORA-17] the one blocked is asked for, not the one that blocks it: %s", (question, ruling) => {
  expect(decide(question)?.ruling).toBe(ruling);
});

test.each([
  ["Ma 2/2 qui bloque une 4/4 meurt-elle\u202f?", "yes", "Oui, la 2/2 meurt."],
  ["Avec ma 2/2 qui bloque une 4/4 est-ce que la 4/4 meurt\u202f?", "no", "Non, la 4/4 survit."],
  ["La 4/4 que bloque ma 2/2 meurt-elle\u202f?", null, "La 2/2 meurt\u202f; la 4/4 survit."],
  ["Does a 6/6 that blocks a 3/3 survive?", "yes", "Yes, the 6/6 survives."],
  ["If a 2/2 blocks a 4/4 does it die?", null, "The 2/2 dies; the 4/4 survives."],
  ["A 2/2 blocks a 4/4. Do both die?", "no", "No, the 2/2 dies; the 4/4 survives."],
])("[ORA-17] one that dies beside one that lives is no “no”: %s", (question, verdict, ruling) => {
  expect(decide(question)).toMatchObject({ verdict, ruling });
});

test.each([
  ["My 5/5 is blocked by two 2/2s. Do they die?", "Yes, the 2 2/2 creatures die."],
  ["Two 2/2s block my 5/5. Do they die?", "Yes, the 2 2/2 creatures die."],
  ["My 6/6 is blocked by a 2/2 and a 3/3. Do they die?", "Yes, the 2/2 and the 3/3 die."],
  ["My 5/5 is blocked by two 2/2s. Does it die?", "No, the 5/5 survives."],
  ["My 3/3 blocks a 4/4. Do they die?", "The 3/3 dies; the 4/4 survives."],
  ["Ma 5/5 est bloquée par deux 2/2. Elles meurent\u202f?", "Oui, les 2 créatures 2/2 meurent."],
  ["Une 4/4 est bloquée par deux 1/1. Survivent-elles\u202f?", "Non, les 2 créatures 1/1 meurent."],
  ["Ma 5/5 est bloquée par deux 2/2. Elle meurt\u202f?", "Non, la 5/5 survit."],
  ["Ma 3/3 bloque une 4/4. Elles meurent\u202f?", "La 3/3 meurt\u202f; la 4/4 survit."],
])("[ORA-17] “they” are several creatures, named in a sentence before: %s", (question, ruling) => {
  expect(decide(question)?.ruling).toBe(ruling);
});

test.each([
  "I attack my opponent with a 5/5 infect double strike. Does he die?",
  "J'attaque mon adversaire avec une 5/5 infection et double initiative. Il meurt\u202f?",
])("[ORA-17] where nobody blocks, who might die is the player: %s", (question) => {
  expect(decide(question)).toBeUndefined();
});
