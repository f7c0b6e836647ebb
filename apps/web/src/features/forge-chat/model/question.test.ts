import { describe, expect, it } from "vitest";
import { cleanQuestion, measureQuestion } from "./question.ts";

describe("a question to the Forge", () => {
  it.each([
    ["Combien (", "Combien"],
    ["Combien de terrains ( ( ", "Combien de terrains"],
    ["Combien de terrains (en Modern)", "Combien de terrains (en Modern)"],
    ["Combien de terrains (en Modern", "Combien de terrains (en Modern)"],
    ["(Modern) combien de terrains ?", "(Modern) combien de terrains ?"],
  ])("[FOR-08] « %s » is sent as « %s »", (written, sent) => {
    expect(cleanQuestion(written)).toBe(sent);
  });

  it("[FOR-08] needs ten characters, blanks around it aside", () => {
    expect(measureQuestion("  Terrains  ")).toEqual({ visible: 8, missing: 2, excess: null });
    expect(measureQuestion("Terrains ?")).toMatchObject({ missing: 0 });
    expect(measureQuestion("a".repeat(2001))).toMatchObject({ excess: 2001 });
  });
});
