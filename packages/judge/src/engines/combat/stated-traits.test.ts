import { expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { understand } from "../../../test/understand.ts";
import { decideByEngine } from "../decide-by-engine.ts";

const decide = (question: string) => decideByEngine(understand(ask(question, "fr")), []);

test.each([
  ["Ma 4/4 a reçu 2 blessures puis elle est bloquée par une 2/2, meurt-elle\u202f?", "yes"],
  ["Ma 3/3 a encaissé 1 blessure avant d'être bloquée par une 1/1, survit-elle\u202f?", "yes"],
  ["Ma 3/3 bloque une 5/5 qui avait reçu 2 blessures plus tôt. La 5/5 meurt-elle\u202f?", "yes"],
  ["A 4/4 was dealt 2 damage earlier this turn and then blocks a 2/2. Does the 4/4 die?", "yes"],
  ["His 6/6 attacks, I block with my 4/4 that took 2 damage earlier. Does his 6/6 die?", "no"],
  ["My 4/4 took 3 damage this turn, then it is blocked by a 2/2. Does it survive?", "no"],
])("[ORA-17] damage dealt before the combat counts: %s → %s", (question, verdict) => {
  expect(decide(question)?.verdict).toBe(verdict);
});

test.each([
  "My 4/4 blocks a 2/2 and was dealt 2 damage. Does it die?",
  "Ma 4/4 est bloquée par une 2/2 et a reçu 2 blessures. Meurt-elle\u202f?",
  "J'ai 10 pv, il m'attaque avec une 6/6 piétinement, je bloque avec une 3/3 qui a reçu 2 blessures ce tour. Combien de pv me reste-t-il\u202f?",
  "My 3/3 blocks a 2/2. It was dealt 1 damage earlier this turn. Does it survive?",
  "I took 3 damage earlier. My 4/4 is blocked by a 2/2. Does my 4/4 die?",
])("[ORA-17] damage counts nowhere where nobody says whose or when it is: %s", (question) => {
  expect(decide(question)).toBeUndefined();
});

test.each([
  "My green 5/5 trampler is blocked by a 2/2 that has protection from its color. Does the 2/2 die?",
  "Ma 5/5 verte est bloquée par une 2/2 qui a la protection contre sa couleur. La 2/2 meurt-elle\u202f?",
])("[ORA-17] protection from a color that is not named decides nothing: %s", (question) => {
  expect(decide(question)).toBeUndefined();
});
