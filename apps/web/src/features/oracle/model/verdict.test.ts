import { describe, expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

const ruled = { outcome: "ruling", language: "fr" } as const;

describe("[ORA-02] a yes or no stands apart from its sentence", () => {
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
  ] as const)("%s", (text, verdict, word, sentence, rest) => {
    expect(verdictOf(text, { ...ruled, verdict })).toEqual({ word, sentence, rest });
  });

  test.each([
    ["Nobody gains life.", "no"],
    ["Ouistiti attaque.", "yes"],
    ["Oui, elle meurt.", "no"],
    ["Elle meurt.", "yes"],
    ["No one may respond.", null],
  ] as const)("but not of “%s” with %s", (text, verdict) => {
    expect(verdictOf(text, { ...ruled, verdict })).toBeNull();
  });

  test("and not of an answer that decides nothing", () => {
    const asked = { outcome: "needs_detail", language: "fr", verdict: "yes" } as const;
    expect(verdictOf("Oui, si elle attaque.", asked)).toBeNull();
  });
});
