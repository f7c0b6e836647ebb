import { describe, expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

describe("the first sentence of a ruling", () => {
  test("[DISC-05] is the one that it begins with", () => {
    expect(firstSentence("Yes, it dies. It is a state-based action.")).toBe("Yes, it dies.");
    expect(firstSentence("")).toBeNull();
  });

  test("[DISC-05] leaves out the number of a part", () => {
    expect(firstSentence("1. Yes, it dies.\n\n2. No, it stays.")).toBe("Yes, it dies.");
  });

  test("[DISC-05] is that of the first part that has an answer", () => {
    const ruling =
      "1. Not answered: “Do my Forests make black mana?”\n\n2. The land loses its ability.";
    expect(firstSentence(ruling)).toBe("The land loses its ability.");
    expect(firstSentence("Did you mean: Shock?")).toBe("Did you mean: Shock?");
  });
});
