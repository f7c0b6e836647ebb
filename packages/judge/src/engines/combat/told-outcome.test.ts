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
] as const)("[N-3] computes no combat whose course is told (%s): %s", (language, question) => {
  expect(decideByEngine(understand(ask(question, language)), [])).toBeUndefined();
});

test("[N-3] computes one whose end is asked for", () => {
  const question = "I attack with a 2/2 and they block with a 3/3. Does my 2/2 die?";
  expect(decideByEngine(understand(ask(question, "en")), [])?.verdict).toBe("yes");
});
