import type { Topic } from "../topic.ts";

export const counteringStormCopies: Topic = {
  id: "keywords/countering-storm-copies",
  title: { fr: "Contrecarrer des copies", en: "Countering copies" },
  about: [
    ["counter-the-copy"],
    ["copy", "copy-spell", "storm", "counter-the-copy"],
    ["counter-spell", "counter-target-spell"],
  ],
  not: ["kicker", "token", "original", "still", "as-well", "clone"],
  hints: [
    "spell",
    "stack",
    "target",
    "opponent",
    "uncounterable",
    "resolve",
    "whole-stack",
    "instant",
  ],
  rules: [
    {
      number: "707.10",
      claim: {
        fr: "Une copie de sort sur la pile est elle-même un sort.",
        en: "A copy of a spell on the stack is itself a spell.",
      },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Un contresort retire de la pile le sort qu’il cible, et lui seul.",
        en: "A counterspell takes the spell it targets off the stack, and only that one.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["whole-stack", "stops"] },
      verdict: "no",
      ruling: {
        fr: "Non, un contresort ne contrecarre que le sort ou la copie qu’il cible.",
        en: "No, a counterspell counters only the spell or copy it targets.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une copie est un sort sur la pile\u00a0: elle peut être ciblée et contrecarrée comme un autre, une à la fois.",
        en: "Yes, a copy is a spell on the stack: it can be targeted and countered like any other, one at a time.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque copie est un sort séparé\u00a0: un contresort n’en contrecarre qu’une.",
        en: "Each copy is a separate spell: a counterspell counters only one of them.",
      },
    },
  ],
  explanation: {
    fr: "Contrecarrer l’original ne fait rien aux copies, et inversement.",
    en: "Countering the original does nothing to the copies, nor the other way round.",
  },
  questions: [
    {
      language: "fr",
      text: "Les copies du déluge peuvent-elles être contrecarrées\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je contrecarrer une copie créée par Déluge\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce qu’un sort copié par le déluge peut être contrecarré\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can storm copies be countered one by one?", verdict: "yes" },
    { language: "en", text: "Can I counter one of the storm copies?", verdict: "yes" },
    {
      language: "en",
      text: "Is it possible to counter a copy made by storm with a counterspell?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
