import { describe, expect, it } from "vitest";
import { cleanQuestion } from "./question.ts";

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
});
