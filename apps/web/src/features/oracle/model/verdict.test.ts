import { describe, expect, test } from "vitest";
import { headlineOf } from "./verdict.ts";

const ruled = { outcome: "ruling", language: "fr" } as const;

describe("[ORA-02] a yes or no", () => {
  test.each([
    ["Oui, la créature meurt.", "yes", "Oui", "La créature meurt.", ""],
    [
      "Non : le sort est contrecarré. Il va au cimetière.",
      "no",
      "Non",
      "Le sort est contrecarré.",
      "Il va au cimetière.",
    ],
    ["Yes. One damage is enough.", "yes", "Yes", "One damage is enough.", ""],
    ["No — it resolves first", "no", "No", "It resolves first", ""],
    ["Oui.", "yes", "Oui", "", ""],
    ["Probablement non\u00a0: elle survit.", "no", "Probablement non", "Elle survit.", ""],
    ["Probably yes: it dies.", "yes", "Probably yes", "It dies.", ""],
  ] as const)("stands apart from its sentence: %s", (text, verdict, word, sentence, rest) => {
    expect(headlineOf(text, { ...ruled, verdict })).toEqual({ word, sentence, rest });
  });

  test.each([
    ["Nobody gains life.", "no"],
    ["Ouistiti attaque.", "yes"],
    ["Oui, elle meurt.", "no"],
    ["Elle meurt.", "yes"],
    ["No one may respond.", null],
  ] as const)("does not stand apart in “%s” with %s", (text, verdict) => {
    expect(headlineOf(text, { ...ruled, verdict })).toEqual({
      word: null,
      sentence: text,
      rest: "",
    });
  });

  test("does not stand apart in an answer that decides nothing", () => {
    const asked = { outcome: "needs_detail", language: "fr", verdict: "yes" } as const;
    const text = "Oui, si elle attaque. Non sinon.";
    expect(headlineOf(text, asked)).toEqual({ word: null, sentence: text, rest: "" });
  });

  test("what more a ruling without yes or no says stands below its first sentence", () => {
    const text = "Jusqu’à 4 blessures au joueur. La 6/6 meurt.";
    expect(headlineOf(text, { ...ruled, verdict: null })).toEqual({
      word: null,
      sentence: "Jusqu’à 4 blessures au joueur.",
      rest: "La 6/6 meurt.",
    });
  });

  test("answers to several questions stay together", () => {
    const text = "1. Oui, elle meurt. Toutes.\n\n2. Non.";
    expect(headlineOf(text, { ...ruled, verdict: "yes" }).sentence).toBe(text);
  });
});
