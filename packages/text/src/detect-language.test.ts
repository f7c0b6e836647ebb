import { describe, expect, test } from "vitest";
import { certainLanguage, detectLanguage } from "./detect-language.ts";

describe("[LANG-02] the language of a question", () => {
  test.each([
    ["Combien de terrains ?", "fr"],
    ["How many lands?", "en"],
    ["Est-ce que Lightning Bolt tue Mother of Runes ?", "fr"],
    ["Does Éclair kill a 3/3?", "en"],
    ["T’AS COMBIEN DE CARTES", "fr"],
    ["best ramp cards", "en"],
    ["quels terrains", "fr"],
    ["path to exile sur emrakul ça marche ?", "fr"],
  ] as const)("reads %s as %s, whatever the page", (text, language) => {
    expect(detectLanguage(text, "fr")).toBe(language);
    expect(detectLanguage(text, "en")).toBe(language);
  });

  test.each(["", "Trample + deathtouch", "6/6", "le the", "Sol Ring ?"])(
    "%j tells nothing: the language of the page",
    (text) => {
      expect(detectLanguage(text, "fr")).toBe("fr");
      expect(detectLanguage(text, "en")).toBe("en");
    },
  );
});

describe("[LANG-02] a text of which nothing else is known", () => {
  test.each([
    ["Non. La créature bloquée ne reste pas en jeu.", "fr"],
    ["No. The blocked creature does not stay, and its damage is dealt to it.", "en"],
    ["Yes.", null],
    ["the le of la and des", null],
  ] as const)("is read: %s → %s", (text, language) => {
    expect(certainLanguage(text)).toBe(language);
  });
});
