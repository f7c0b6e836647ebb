import { describe, expect, test } from "vitest";
import { loadFullRulebook } from "../../test/load-rulebook.ts";
import { compilePhrase, compilePhrases } from "./compile-phrases.ts";
import type { Concept } from "./concept.ts";
import { foldText } from "./fold.ts";
import { conceptByKeyword, findConcepts, lexicon } from "./index.ts";
import { matchConcepts } from "./match-concepts.ts";

const idsIn = (text: string) => findConcepts(foldText(text).tokens).map(({ id }) => id);

const match = (concepts: readonly Concept[], text: string) =>
  matchConcepts(
    compilePhrases(concepts),
    new Map(concepts.map((concept) => [concept.id, concept])),
    foldText(text).tokens,
  ).map(({ id }) => id);

describe("folding", () => {
  test("keeps power and toughness, mana symbols and rule numbers whole", () => {
    expect(foldText("L’étape : 6/6, +1/+1, {2} — 702.19b !").tokens).toEqual([
      "l",
      "etape",
      ".",
      "6/6",
      "+1/+1",
      "{2}",
      "702.19b",
      ".",
    ]);
  });

  test("remembers where each word stands", () => {
    const { tokens, starts } = foldText("Ma Bête Quêteuse");
    expect(tokens).toEqual(["ma", "bete", "queteuse"]);
    expect(starts).toEqual([0, 3, 8]);
  });
});

describe("phrases", () => {
  const deal: Concept = { id: "deal", fr: [], en: ["deals ~ damage", "bless*", "hit|hits hard"] };

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

  test("a longer match of an `unless` concept swallows the shorter one", () => {
    expect(idsIn("une créature avec la double initiative")).not.toContain("first-strike");
    expect(idsIn("une créature avec l’initiative")).toContain("first-strike");
    expect(idsIn("le joueur défenseur")).not.toContain("defender");
    expect(idsIn("a +1/+1 counter on it")).not.toContain("counter-spell");
    expect(idsIn("can I counter that spell")).toContain("counter-spell");
  });

  test.each(["~ damage", "damage ~", "", "a*", "a|b*"])(
    "refuses the malformed phrase %j",
    (phrase) => {
      expect(() => compilePhrase("x", phrase)).toThrow(/lexicon/);
    },
  );
});

describe("the lexicon", () => {
  test.each([
    ["piétinement", "trample"],
    ["contact mortel", "deathtouch"],
    ["lien de vie", "lifelink"],
    ["défense talismanique", "hexproof"],
    ["linceul", "shroud"],
    ["célérité", "haste"],
    ["la parade", "ward"],
    ["portée", "reach"],
    ["vol", "flying"],
    ["menace", "menace"],
    ["convocation", "convoke"],
    ["flétrissure", "wither"],
    ["recyclage", "cycling"],
    ["mue", "morph"],
    ["actions basées sur l’état", "state-based-action"],
    ["effet de remplacement", "replacement-effect"],
    ["zone de commandement", "command-zone"],
    ["étape de nettoyage", "cleanup-step"],
    ["mal d’invocation", "summoning-sickness"],
    ["valeur de mana", "mana-value"],
  ])("reads the French term « %s » as %s", (french, id) => {
    expect(idsIn(`Que fait ${french} ici ?`)).toContain(id);
  });

  test("finds every keyword ability by its English word in a French question", () => {
    for (const [keyword, { id }] of conceptByKeyword) {
      expect(idsIn(`ma créature a ${keyword.replaceAll("!", "")} ce tour`)).toContain(id);
    }
  });

  test("[ORA-17] every rule a concept names exists in the official rules", () => {
    const rulebook = loadFullRulebook();
    if (!rulebook) {
      console.log("lexicon: no ../shared/data, rule numbers are not checked");
      return;
    }
    const wrong = [...lexicon.values()].flatMap(({ id, rules }) =>
      (rules ?? []).filter((rule) => !rulebook.has(rule)).map((rule) => `${id} ${rule}`),
    );
    expect(wrong).toEqual([]);
  });

  test("reads 2,000 characters in a few milliseconds, whatever they are", () => {
    const texts = [
      "quand elle meurt je lance un sort sans payer son coût de mana ".repeat(40),
      "when ".repeat(400),
      "deals ".repeat(333),
      "(((a+)+)+)$".repeat(180),
      "😀".repeat(1000),
      "a ".repeat(1000),
    ];
    for (const text of texts) {
      const question = text.slice(0, 2000);
      findConcepts(foldText(question).tokens);
      const start = performance.now();
      findConcepts(foldText(question).tokens);
      expect(performance.now() - start).toBeLessThan(250);
    }
  });
});

test("« forcé » is no power, and power forces nobody", () => {
  expect(idsIn("Une créature avec une force de 3")).not.toContain("forced");
  expect(idsIn("Suis-je forcé de bloquer ?")).toContain("forced");
});
