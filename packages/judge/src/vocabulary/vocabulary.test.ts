import { foldText } from "@spellwright/text";
import { describe, expect, test } from "vitest";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadFullRulebook } from "../../test/load-rulebook.ts";

const { vocabulary } = shippedKnowledge;
const idsIn = (text: string) => vocabulary.find(foldText(text).tokens).map(({ id }) => id);

describe("[ORA-14] folding", () => {
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

describe("the vocabulary", () => {
  test("[ORA-14] a longer match of an `unless` concept swallows the shorter one", () => {
    expect(idsIn("une créature avec la double initiative")).not.toContain("first-strike");
    expect(idsIn("une créature avec l’initiative")).toContain("first-strike");
    expect(idsIn("le joueur défenseur")).not.toContain("defender");
    expect(idsIn("a +1/+1 counter on it")).not.toContain("counter-spell");
    expect(idsIn("can I counter that spell")).toContain("counter-spell");
  });

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
  ])("[ORA-14] reads the French term « %s » as %s", (french, id) => {
    expect(idsIn(`Que fait ${french} ici ?`)).toContain(id);
  });

  test("[ORA-14] finds every keyword ability by its English word in a French question", () => {
    for (const [keyword, { id }] of vocabulary.byKeyword) {
      // « encore » is French for “still”: the ability is meant only where it is called one.
      const named = keyword === "encore" ? "la capacité encore" : keyword.replaceAll("!", "");
      expect(idsIn(`ma créature a ${named} ce tour`)).toContain(id);
    }
  });

  test("[ORA-17] every rule a concept names exists in the official rules", () => {
    const rulebook = loadFullRulebook();
    if (!rulebook) {
      console.log("vocabulary: no ../shared/data, rule numbers are not checked");
      return;
    }
    const wrong = [...vocabulary.concepts.values()].flatMap(({ id, rules }) =>
      (rules ?? []).filter((rule) => !rulebook.has(rule)).map((rule) => `${id} ${rule}`),
    );
    expect(wrong).toEqual([]);
  });

  test("[ORA-17] no keyword or keyword action of CR 701 and 702 is missing", () => {
    const rulebook = loadFullRulebook();
    if (!rulebook) {
      console.log("vocabulary: no ../shared/data, the headings of CR 701 and 702 are not read");
      return;
    }
    const known = new Set([...vocabulary.concepts.values()].flatMap(({ rules }) => rules ?? []));
    const headings = ["701", "702"].flatMap((chapter) => rulebook.childrenOf(chapter));
    expect(headings.length).toBeGreaterThan(250);
    // The first rule of both chapters explains the chapter and names no term.
    const missing = headings.filter(
      (rule) =>
        !rule.endsWith(".1") && ![...known].some((one) => one.replace(/[a-z]$/, "") === rule),
    );
    expect(missing).toEqual([]);
  });

  test("[ORA-14] reads 2,000 characters to their end, whatever they are", () => {
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
      const { tokens } = foldText(question);
      const ends = vocabulary.find(tokens).map(({ end }) => end);
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(tokens.length);
    }
  });
});

test("[ORA-14] « forcé » is no power, and power forces nobody", () => {
  expect(idsIn("Une créature avec une force de 3")).not.toContain("forced");
  expect(idsIn("Suis-je forcé de bloquer ?")).toContain("forced");
});
