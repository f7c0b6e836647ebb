import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import { askedFeaturesOf } from "./settle-verdict.ts";

const asked = (text: string, language: "fr" | "en") =>
  askedFeaturesOf(understand(ask(text, language)));

describe("[ORA-17] what a question denies", () => {
  test.each([
    ["je peux la mettre bloqueur ou pas", "fr", false],
    ["elle meurt, non ?", "fr", false],
    ["ça me coûte 2 de plus ?", "fr", false],
    ["do i draw or not", "en", false],
    ["that counts, doesn't it?", "en", false],
    ["elle meurt pas ?", "fr", false],
    ["it doesn't die, does it?", "en", false],
    ["il est plus là, ça marche ?", "fr", true],
    ["so i can't block it, no?", "en", false],
    ["it can't attack. does it still block?", "en", true],
  ] as const)("is found in: %s", (text, language, odd) => {
    expect(asked(text, language).odd).toBe(odd);
  });

  test.each([
    ["je la pioche. c légal ?", "fr", "pioche"],
    ["he countered it. legal?", "en", "countered"],
  ] as const)("%s asks for the sentence before", (text, language, word) => {
    const { form, clause } = understand(ask(text, language));
    expect(form).toBe("yes_no");
    expect(clause.text).toContain(word);
  });
});
