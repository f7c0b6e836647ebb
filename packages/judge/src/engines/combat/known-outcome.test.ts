import { expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { understand } from "../../../test/understand.ts";
import { decideByEngine } from "../decide-by-engine.ts";

// The course of combat is told: a computation of its own would contradict it.
test.each([
  ["en", "My 2/2 with first strike blocks a 2/2. First-strike damage kills it. Do I lose mine?"],
  ["en", "I attack with a 3/3 and they block with a 3/3. The blocker dies first. Is mine safe?"],
  ["en", "My 4/4 is blocked by a 5/5. My creature survives somehow. How much damage is dealt?"],
  ["fr", "J’attaque avec une 3/3 bloquée par une 3/3. Le bloqueur meurt avant. Et la mienne ?"],
  ["fr", "Ma 2/2 initiative bloque une 2/2. Les blessures tuent l’attaquante. Je garde ma 2/2 ?"],
] as const)("[N-3] computes no combat whose course is known (%s): %s", (language, question) => {
  expect(decideByEngine(understand(ask(question, language)), [])).toBeUndefined();
});

test("[N-3] computes one whose end is asked for", () => {
  const question = "I attack with a 2/2 and they block with a 3/3. Does my 2/2 die?";
  expect(decideByEngine(understand(ask(question, "en")), [])?.verdict).toBe("yes");
});

test.each([
  ["fr", "Je suis à 2 points de vie. Ma 4/4 bloque une 5/5. Meurt-elle ?"],
  ["fr", "Je suis à 2 points de vie. J’attaque avec une 4/4, bloquée par une 5/5. Meurt-elle ?"],
  [
    "en",
    "I am at 2 life. I attack with a 4/4 and a 1/1. They block the 4/4 with a 5/5. Does it die?",
  ],
] as const)("[N-3] takes a creature that is asked for no player (%s): %s", (language, question) => {
  const decided = decideByEngine(understand(ask(question, language)), []);
  expect(decided?.ruling ?? "").not.toMatch(/points? de vie|life/);
  expect(decided?.verdict ?? "yes").toBe("yes");
});

test.each([
  ["fr", "Il est à 3 points de vie. J’attaque avec trois 1/1, aucune n’est bloquée. Meurt-il ?"],
  ["en", "He’s at 3. I attack with three 1/1s and none is blocked. Does he die?"],
] as const)(
  "[N-3] tells a player’s fate where a player is asked for (%s): %s",
  (language, question) => {
    expect(decideByEngine(understand(ask(question, language)), [])?.verdict).toBe("yes");
  },
);
