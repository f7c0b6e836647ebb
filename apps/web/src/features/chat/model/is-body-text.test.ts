import { expect, test } from "vitest";
import { isBodyText } from "./is-body-text.ts";

test.each([
  ["Jusqu’à 4 blessures au joueur défenseur.", false],
  ["1. Oui, elle meurt.\n\n2. Non.", true],
  [
    "Le joueur actif choisit d’abord, puis chaque autre joueur dans l’ordre du tour, ".repeat(2),
    true,
  ],
])("[ORA-02] “%s” is read as text: %s", (sentence, isText) => {
  expect(isBodyText(sentence)).toBe(isText);
});
