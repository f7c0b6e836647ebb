import type { Topic } from "../topic.ts";

export const oneOrMore: Topic = {
  id: "triggers/one-or-more",
  title: { fr: "«\u00a0Un ou plusieurs\u00a0»", en: "“One or more”" },
  about: [
    ["one-or-more-trigger"],
    [
      "triggered-ability",
      "how-many-times",
      "each-time",
      "twice",
      "once-a-turn",
      "dies",
      "enters",
      "attack",
      "draw",
    ],
  ],
  not: ["copy", "commander"],
  hints: [
    "creature",
    "several-enter",
    "mass-death",
    "simultaneous",
    "create",
    "token",
    "dies",
    "discard",
  ],
  rules: [
    {
      number: "603.2c",
      claim: {
        fr: "Une capacité se déclenche une fois par évènement, même si plusieurs objets y participent, quand elle dit «\u00a0un ou plusieurs\u00a0».",
        en: "An ability that says “one or more” triggers once for an event, even if several objects take part in it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, avec «\u00a0un ou plusieurs\u00a0» la capacité ne se déclenche qu’une fois (1) pour tout ce qui arrive en même temps.",
        en: "No, with “one or more” the ability triggers only once (1) for all that happens at the same time.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Avec «\u00a0un ou plusieurs\u00a0», la capacité se déclenche une seule fois (1) pour tout ce qui arrive simultanément.",
        en: "With “one or more” the ability triggers only once (1) for everything that happens at the same time.",
      },
    },
  ],
  explanation: {
    fr: "Sans ces mots («\u00a0chaque fois qu’une créature meurt\u00a0»), elle se déclencherait pour chaque objet. Deux évènements l’un après l’autre la déclenchent deux fois.",
    en: "Without those words (“whenever a creature dies”) it would trigger for each object. Two events one after the other trigger it twice.",
  },
  questions: [
    {
      language: "fr",
      text: "«\u00a0Chaque fois qu’une ou plusieurs créatures meurent\u00a0»\u00a0: se déclenche-t-elle deux fois si deux créatures meurent ensemble\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien de fois se déclenche «\u00a0quand une ou plusieurs créatures arrivent\u00a0» si trois arrivent en même temps\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Trois créatures arrivent ensemble et j’ai «\u00a0chaque fois qu’une ou plusieurs créatures arrivent\u00a0»\u00a0: trois déclenchements\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does “whenever one or more creatures die” trigger twice if two die at the same time?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How many times does a “whenever one or more tokens enter” ability trigger if four enter together?",
      verdict: null,
    },
    {
      language: "en",
      text: "I attack with three creatures and have “whenever one or more creatures attack”. Does it trigger three times?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
