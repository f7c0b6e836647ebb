import type { Topic } from "../topic.ts";

export const manaValueOfSplitCards: Topic = {
  id: "casting-costs/mana-value-of-split-cards",
  title: { fr: "Valeur de mana d’une carte double", en: "Mana value of a split card" },
  about: [["split-card"], ["mana-value", "cascade", "larger-half"]],
  not: ["x-value"],
  hints: [
    "stack",
    "hand",
    "library",
    "graveyard",
    "larger-half",
    "cast",
    "mana-cost",
    "exile",
    "cast-free",
    "exile-zone",
    "zone",
    "spell",
  ],
  rules: [
    {
      number: "202.3d",
      claim: {
        fr: "Hors de la pile, on additionne les deux moitiés\u202f; sur la pile, seule la moitié lancée compte.",
        en: "Off the stack both halves are added; on the stack only the half being cast counts.",
      },
    },
    {
      number: "702.85a",
      claim: {
        fr: "La cascade regarde la carte exilée, puis le sort qui en résulterait.",
        en: "Cascade looks at the exiled card, then at the resulting spell.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["cascade", "larger-half"] },
      verdict: "no",
      ruling: {
        fr: "Non, sauf si les deux moitiés réunies ont une valeur de mana inférieure à celle du sort avec cascade\u00a0: en exil, la carte compte pour ce total, et la cascade ne s’arrête pas dessus sinon.",
        en: "No, unless both halves together have a lower mana value than the spell with cascade: in exile the card counts as that total, and otherwise cascade doesn’t stop on it.",
      },
    },
    {
      when: { any: ["cascade"] },
      verdict: null,
      ruling: {
        fr: "Hors de la pile, la carte double compte pour ses deux moitiés additionnées\u00a0: la cascade ne s’arrête dessus que si ce total est inférieur à la valeur de mana du sort avec cascade\u202f; vous pouvez alors lancer l’une ou l’autre moitié.",
        en: "Off the stack a split card counts both halves added together: cascade stops on it only if that total is less than the mana value of the spell with cascade; you may then cast either half.",
      },
    },
    {
      when: { any: ["stack"] },
      verdict: null,
      ruling: {
        fr: "Sur la pile, seule la moitié lancée compte\u202f; partout ailleurs, on additionne les deux moitiés.",
        en: "On the stack only the half being cast counts; everywhere else both halves are added together.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, partout ailleurs que sur la pile la valeur de mana additionne les deux moitiés\u202f; sur la pile, seule la moitié lancée compte.",
        en: "Yes, everywhere but on the stack the mana value adds both halves; on the stack only the half being cast counts.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "En main, au cimetière, en exil ou dans la bibliothèque, additionnez les deux moitiés\u202f; sur la pile, seule la moitié lancée compte.",
        en: "In a hand, graveyard, exile or library, add both halves; on the stack only the half being cast counts.",
      },
    },
  ],
  explanation: {
    fr: "Une carte double n’a les caractéristiques d’une seule moitié que sur la pile. Une carte fusionnée lancée des deux côtés compte les deux moitiés même sur la pile.",
    en: "A split card has the characteristics of a single half only on the stack. A fused split spell cast with both sides counts both halves even on the stack.",
  },
  questions: [
    {
      language: "fr",
      text: "Quelle est la valeur de mana d’une carte double dans ma main\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Additionne-t-on les deux moitiés pour la valeur de mana d’une carte double au cimetière\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je cascader dans une carte double et lancer la grosse moitié\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien vaut la valeur de mana d’une carte double dans la bibliothèque\u202f?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "What is the mana value of a split card in my hand?", verdict: null },
    {
      language: "en",
      text: "Do both halves count for the mana value of a split card in the graveyard?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I cascade into a split card and cast the bigger half?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What’s the mana value of a split card while it’s on the stack?",
      verdict: null,
      heldBack: true,
    },
  ],
};
