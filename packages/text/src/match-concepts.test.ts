import { describe, expect, test } from "vitest";
import { compilePhrase, phrasesInSteps } from "./compile-phrases.ts";
import { foldText } from "./fold-text.ts";
import { matchConcepts } from "./match-concepts.ts";

const deal = { id: "deal", fr: [], en: ["deals ~ damage", "bless*", "hit|hits hard"] };

const match = (concepts: readonly (typeof deal)[], text: string) => {
  const steps = phrasesInSteps(concepts);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done)
      return matchConcepts(
        step.value,
        new Map(concepts.map((concept) => [concept.id, {}])),
        foldText(text).tokens,
      ).map(({ id }) => id);
};

describe("[ORA-14] phrases", () => {
  test("`~` passes over up to three words, never over the end of a sentence", () => {
    expect(match([deal], "it deals a lot of damage")).toEqual(["deal"]);
    expect(match([deal], "it deals damage")).toEqual(["deal"]);
    expect(match([deal], "it deals one two three four damage")).toEqual([]);
    expect(match([deal], "it deals. damage")).toEqual([]);
  });

  test("`*` matches beginnings and `|` any of several words", () => {
    expect(match([deal], "des blessures")).toEqual(["deal"]);
    expect(match([deal], "it hits hard")).toEqual(["deal"]);
    expect(match([deal], "it hits")).toEqual([]);
  });

  test.each(["~ damage", "damage ~", "", "a*", "a|b*"])(
    "refuses the malformed phrase %j",
    (phrase) => {
      expect(() => compilePhrase("x", phrase)).toThrow(/vocabulary/);
    },
  );
});

test.each([
  "moment de|d'un rituel",
  "tour suivant|d’après",
  "puis-je|peut-on bloquer",
  "n'a|ai pas",
])("[ORA-14] a choice of several words is refused, for it would fall apart: %s", (phrase) => {
  expect(() => compilePhrase("x", phrase)).toThrow(/falls apart: a choice of several words/);
});

test("[ORA-14] signs of sizes are no words of their own", () => {
  expect(() => compilePhrase("x", "-1/-1|-x/-x|-2/-0 à l'entretien")).not.toThrow();
});
