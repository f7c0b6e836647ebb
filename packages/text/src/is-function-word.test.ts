import { expect, test } from "vitest";
import { FUNCTION_WORDS } from "./function-words.ts";
import { isFunctionWord } from "./is-function-word.ts";

test("[ORA-14] joining words of both languages are known, folded, and nothing that a question is about", () => {
  for (const word of ["le", "est", "the", "would", "tres", "until"])
    expect(isFunctionWord(word), word).toBe(true);
  for (const word of ["trample", "creature", "many", "pile", ""])
    expect(isFunctionWord(word), word).toBe(false);
});

test("[ORA-14] no word that tells French from English is one of both", () => {
  const shared = [...FUNCTION_WORDS.fr].filter((word) => FUNCTION_WORDS.en.has(word));
  expect(shared).toEqual([]);
});
