import type { Topic } from "../topic.ts";

export const whatCascadeCasts: Topic = {
  id: "keywords/what-cascade-casts",
  title: { fr: "Ce que la cascade lance", en: "What cascade casts" },
  about: [
    ["cascade"],
    [
      "cascade-free",
      "no-mana-cost",
      "suspend",
      "land",
      "mana-value",
      "card",
      "cast",
      "may-ability",
    ],
  ],
  not: [
    "counter-spell",
    "counter-target-spell",
    "cost-increase",
    "kicker",
    "additional-cost",
    "x-value",
    "combined-costs",
    "split-card",
    "larger-half",
    "may-decline",
  ],
  hints: [
    "spell",
    "cast",
    "cast-free",
    "mana-cost",
    "reveal",
    "exile",
    "triggered-ability",
    "library",
    "cast",
    "mana",
  ],
  rules: [
    {
      number: "702.85a",
      claim: {
        fr: "La cascade exile jusqu’à une carte non-terrain de valeur de mana inférieure, que l’on peut lancer sans payer.",
        en: "Cascade exiles until a nonland card with lesser mana value, which you may cast without paying.",
      },
    },
    {
      number: "202.3a",
      claim: {
        fr: "Sans coût de mana, la valeur de mana est 0.",
        en: "Without a mana cost the mana value is 0.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["land"] },
      verdict: "no",
      ruling: {
        fr: "Non, la cascade passe les terrains\u00a0: elle s’arrête sur une carte non-terrain de valeur de mana inférieure.",
        en: "No, cascade skips lands: it stops at a nonland card with lesser mana value.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si sa valeur de mana est inférieure à celle du sort avec la cascade\u202f; une carte sans coût de mana a une valeur de mana de 0 et peut être lancée gratuitement.",
        en: "Yes, if its mana value is lower than that of the spell with cascade; a card with no mana cost has mana value 0 and may be cast for free.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On peut lancer la première carte non-terrain exilée de valeur de mana inférieure, sans payer son coût de mana\u202f; sans coût de mana, sa valeur est 0.",
        en: "You may cast the first nonland card exiled with lesser mana value without paying its mana cost; with no mana cost its value is 0.",
      },
    },
  ],
  explanation: {
    fr: "Le sort issu de la cascade se résout avant le sort d’origine. On peut choisir de ne pas le lancer\u202f; les cartes exilées vont au-dessous de la bibliothèque dans un ordre aléatoire.",
    en: "The spell from cascade resolves before the original one. You may choose not to cast it; the exiled cards go to the bottom of the library in a random order.",
  },
  questions: [
    {
      language: "fr",
      text: "La cascade peut-elle lancer une carte suspendue sans coût de mana\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Quelle carte puis-je lancer avec la cascade\u202f?", verdict: null },
    {
      language: "fr",
      text: "Ma cascade révèle une carte sans coût de mana\u00a0: puis-je la lancer\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can cascade cast a card with no mana cost, like a suspend card?",
      verdict: "yes",
    },
    { language: "en", text: "Which card does cascade let me cast?", verdict: null },
    {
      language: "en",
      text: "Can I hit a land with cascade and put it onto the battlefield?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
