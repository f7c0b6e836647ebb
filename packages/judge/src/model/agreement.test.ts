import { expect, test } from "vitest";
import { written } from "../../test/asked-model.ts";
import { decisionOf } from "../decision.ts";
import { compare } from "./agreement.ts";

const known = (ruling: string, verdict: "yes" | "no" | null = null) => ({
  ...decisionOf({ outcome: "ruling", ruling, explanation: "", confidence: 0.9 }),
  verdict,
});
const asks = (question: string, form: "yes_no" | "number" | "explain") => ({ question, form });

test("[N-1] a “no” about 0 damage is not the answer 0", () => {
  const no = written({ verdict: "no", ruling: "No, 0 damage is dealt." });
  const question = asks("Does my 4/4 survive?", "yes_no");
  expect(compare(no, known("0 damage goes to the player."), question)).toBe("incomparable");
});

test.each([
  ["yes", "yes", "same"],
  ["yes", "no", "different"],
] as const)("[N-1] %s and %s are %s", (one, other, compared) => {
  const ruling = written({ verdict: one, ruling: "It is so." });
  expect(compare(ruling, known("It is so.", other), asks("Is it?", "yes_no"))).toBe(compared);
});

test.each([
  ["4", "same"],
  ["6", "different"],
] as const)(
  "[N-1] the asked quantity decides, not a number in common: %s",
  (quantity, compared) => {
    const ruling = written({
      verdict: null,
      quantity,
      ruling: `The 2/2 takes 2, and ${quantity} damage goes on; 4 + 2 = 6.`,
    });
    const question = asks("A 6/6 with trample is blocked by a 2/2. How much goes on?", "number");
    expect(compare(ruling, known("4 damage at most goes on."), question)).toBe(compared);
  },
);

test("[N-1] where no quantity is asked for, one that both name is no agreement", () => {
  const ruling = written({ verdict: null, ruling: "The 3 damage is prevented." });
  const question = asks("What happens when a 5/5 trampler is blocked by my 2/2?", "explain");
  expect(compare(ruling, known("The 2/2 dies and 3 damage goes on."), question)).toBe(
    "incomparable",
  );
});
