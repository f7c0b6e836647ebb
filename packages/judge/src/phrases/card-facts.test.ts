import { expect, test } from "vitest";
import { keyword, kill } from "./card-facts.ts";

const plain = (sentence: string) => sentence.replaceAll("\u00a0", " ");

test("[LANG-02] a keyword is told by its name in both languages", () => {
  const deathtouch = { fr: "contact mortel", en: "deathtouch" };
  const has = keyword("Asp", deathtouch, true).ruling;
  expect(plain(has.fr)).toBe("Oui, Asp a la capacité « contact mortel » dans son texte.");
  expect(has.en).toBe("Yes, Asp has deathtouch in its text.");
  const lacks = keyword("Asp", deathtouch, false).ruling;
  expect(plain(lacks.fr)).toBe("Non, Asp n’a pas la capacité « contact mortel » dans son texte.");
  expect(lacks.en).toBe("No, Asp doesn’t have deathtouch in its text.");
});

test("[LANG-02] one damage is told in the singular", () => {
  expect(kill("Spark", "Elf", "lethal", [1, 1]).ruling.fr).toContain("inflige 1 blessure,");
  expect(kill("Spark", "Elf", "tough", [2, 3]).ruling.fr).toContain("inflige 2 blessures,");
});
