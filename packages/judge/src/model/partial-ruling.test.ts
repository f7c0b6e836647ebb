import { describe, expect, test } from "vitest";
import { decisionOf } from "../decision.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { partialRuling } from "./partial-ruling.ts";

const BEGUN = { reasoning: "It attacks.", citations: [], outcome: "ruling", verdict: "no" };
const WHOLE = { ...BEGUN, ruling: "No, it stays untapped." };

describe("[T-9] a ruling while it is written", () => {
  const kept = ({ ruling, explanation }: ModelRuling) =>
    decisionOf({ outcome: "ruling", ruling, explanation, confidence: 1 });
  const borne = (written: ModelRuling) => ({ ...kept(written), confirmedBy: "settled" as const });

  test.each([
    ["nothing yet", {}],
    ["half a ruling", { ...BEGUN, ruling: "No, it st" }],
    ["a ruling without its explanation", WHOLE],
    ["another form", { ...WHOLE, outcome: "maybe", explanation: "" }],
    ["no form", "No"],
  ])("%s is not shown", (_what, partial) => {
    expect(partialRuling(partial, borne)).toBeUndefined();
  });

  test("is shown whole where a settled question bears it, with the whole words of what follows", () => {
    const partial = { ...WHOLE, explanation: "It has vigil", steps: [{ action: "half" }] };
    expect(partialRuling(partial, borne)).toEqual({
      ruling: "No, it stays untapped.",
      explanation: "It has ",
    });
  });

  test("is not shown where nothing bears it: it may still turn out to decide nothing", () => {
    expect(partialRuling({ ...WHOLE, explanation: "It has it." }, kept)).toBeUndefined();
  });
});
