import { describe, expect, it } from "vitest";
import { textLanguage } from "./text-language.ts";

describe("the language of an answer", () => {
  it.each([
    ["fr", "Oui. Une seule blessure suffit à chaque bloqueuse, et le reste va au joueur."],
    ["en", "Yes. One damage is enough for each blocker, and the rest goes to the player."],
    [
      "fr",
      "La capacité de [[Blood Moon]] ne s’applique pas au terrain qui est arrivé dans la pile.",
    ],
    [null, "Oui."],
    [null, ""],
  ] as const)("[LANG-02] %s: %s", (language, text) => {
    expect(textLanguage(text)).toBe(language);
  });
});
