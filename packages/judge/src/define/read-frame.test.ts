import type { Language } from "@spellwright/contract";
import { foldText } from "@spellwright/text";
import { describe, expect, test } from "vitest";
import { readAskedTerms } from "./read-frame.ts";

const NAMES = new Set([
  "ward",
  "scry",
  "first strike",
  "state based action",
  "initiative",
  "vigilance",
  "menace",
  "capacite declenchee",
]);

const read = (question: string, language: Language) =>
  readAskedTerms(
    foldText(question).tokens.filter((token) => token !== "."),
    language,
    (name) => (NAMES.has(name) ? name : undefined),
  );

describe("[ORA-01] recognises a question that asks what a term means", () => {
  test.each([
    ["en", "What is ward?", "ward"],
    ["en", "ward", "ward"],
    ["en", "hi! i'm new, what does the keyword ward do exactly?", "ward"],
    ["en", "what does Ward {2} do", "ward"],
    ["en", "how does scry 1 work", "scry"],
    ["en", "can someone explain first strike please", "first strike"],
    ["en", "could anybody clarify how ward works for me?", "ward"],
    ["en", "walk me through first strike", "first strike"],
    ["fr", "est-ce que quelqu’un pourrait m’éclairer sur la vigilance ?", "vigilance"],
    ["en", "What does it mean if a creature has first strike?", "first strike"],
    ["en", "what's a state-based action", "state based action"],
    ["fr", "c’est quoi l’initiative ?", "initiative"],
    ["fr", "la vigilance ça sert à quoi", "vigilance"],
    ["fr", "Bonjour, je débute, à quoi sert la vigilance svp ?", "vigilance"],
    ["fr", "comment fonctionne le mot-clé menace à Magic ?", "menace"],
    ["fr", "qu’est-ce qu’une capacité déclenchée ?", "capacite declenchee"],
  ] as const)("recognises it, %s: %s", (language, question, term) => {
    expect(read(question, language)).toMatchObject({ asks: "meaning", terms: [term] });
  });

  test.each([
    ["en", "what's the difference between ward and first strike?", ["ward", "first strike"]],
    ["fr", "quelle est la différence entre la menace et la vigilance", ["menace", "vigilance"]],
    [
      "en",
      "can someone explain the difference between ward, scry and first strike?",
      ["ward", "scry", "first strike"],
    ],
    ["en", "ward vs scry vs menace?", ["ward", "scry", "menace"]],
    [
      "fr",
      "salut, quelqu'un pourrait m'expliquer la différence entre initiative, menace et vigilance ?",
      ["initiative", "menace", "vigilance"],
    ],
  ] as const)("recognises, %s, two or three at once: %s", (language, question, terms) => {
    expect(read(question, language)).toMatchObject({ asks: "difference", terms });
  });

  test.each([
    ["ward", true],
    ["and with ward?", true],
    ["what is ward?", false],
  ])("the term alone may also continue what was said: %s", (question, isBare) => {
    expect(read(question, "en")?.isBare).toBe(isBare);
  });

  test.each([
    ["en", "what is ward worth in euros?"],
    ["en", "does ward stop my own spells?"],
    ["en", "what does ward do to a spell that targets two creatures?"],
    ["en", "what is the weather?"],
    ["en", "can you block?"],
    ["en", "difference between ward, rent and scry?"],
    ["en", ""],
    ["fr", "la vigilance empêche d’attaquer ?"],
    ["fr", "c’est quoi la capitale de la France ?"],
  ] as const)("%s, anything more is another question: %s", (language, question) => {
    expect(read(question, language)).toBeUndefined();
  });

  test("a long text of opening words ends", () => {
    expect(read("hi ".repeat(1_500), "en")).toBeUndefined();
    expect(read(`what is ${"the ".repeat(1_500)}ward`, "en")).toBeUndefined();
  });
});
