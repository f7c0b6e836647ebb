import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { decideCombat } from "./decide-combat.ts";

const ruling = (question: string, language: "fr" | "en") =>
  decideWith(decideCombat)(question, [], language)?.ruling;

describe("[ORA-17] who attacks where only the block is told", () => {
  test.each([
    ["en", "5/5 with double strike and trample, a 3/3 blocks. How much damage do I take?", "7"],
    ["en", "6/6 trample with deathtouch, my 4/4 blocks. How much damage do I take?", "5"],
    ["fr", "6/6 piétinement et contact mortel, ma 4/4 bloque. Je prends combien ?", "5"],
    ["en", "My 4/4 first strike, his 3/3 blocks. Does my creature die?", "survives"],
    ["fr", "Ma 4/4 initiative, sa 3/3 bloque. Est-ce que ma créature meurt ?", "survit"],
  ] as const)("%s: %s → %s", (language, question, expected) => {
    expect(ruling(question, language)).toContain(expected);
  });

  test.each([
    ["en", "A 5/5 and a 3/3 block. How much damage do I take?"],
    ["fr", "Une 5/5 et une 3/3 bloquent. Combien de blessures je prends ?"],
  ] as const)("two that block together attack nobody, %s: %s", (language, question) => {
    expect(ruling(question, language)).toBeUndefined();
  });
});
