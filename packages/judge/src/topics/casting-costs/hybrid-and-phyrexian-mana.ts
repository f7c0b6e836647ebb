import type { Topic } from "../topic.ts";

export const hybridAndPhyrexianMana: Topic = {
  id: "casting-costs/hybrid-and-phyrexian-mana",
  title: { fr: "Mana hybride et mana phyrexian", en: "Hybrid and Phyrexian mana" },
  about: [
    ["phyrexian-hybrid", "hybrid"],
    ["pay", "pay-life", "mana", "life-total", "cost", "color", "cast"],
  ],
  not: [
    "color-identity",
    "deck-construction",
    "play-in-deck",
    "mana-value",
    "commander",
    "damage",
    "not-enough-life",
    "last-life",
  ],
  hints: ["spell", "mana-symbol", "colored-mana", "choose", "player"],
  rules: [
    {
      number: "107.4f",
      claim: {
        fr: "Un symbole phyrexian se paie avec un mana de sa couleur ou 2 points de vie.",
        en: "A Phyrexian symbol is paid with one mana of its color or 2 life.",
      },
    },
    {
      number: "107.4e",
      claim: {
        fr: "Un symbole hybride se paie avec l’une ou l’autre de ses composantes.",
        en: "A hybrid symbol is paid with either of its components.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque symbole hybride se paie avec l’une ou l’autre couleur, et chaque symbole phyrexian avec un mana de sa couleur ou 2 points de vie.",
        en: "Yes, each hybrid symbol is paid with either color, and each Phyrexian symbol with one mana of its color or 2 life.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un symbole hybride se paie avec l’une ou l’autre de ses deux moitiés, un symbole phyrexian avec un mana de sa couleur ou 2 points de vie.",
        en: "A hybrid symbol is paid with either of its two halves, a Phyrexian symbol with one mana of its color or 2 life.",
      },
    },
  ],
  explanation: {
    fr: "Le choix se fait symbole par symbole en lançant le sort. Le sort est de toutes les couleurs de ses symboles, quel que soit le paiement.",
    en: "The choice is made symbol by symbol while casting. The spell is all colors of its symbols however it is paid.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je payer un mana phyrexian avec 2 points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un coût de mana hybride peut-il être payé avec une seule des deux couleurs\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ai-je le droit de payer tous les symboles hybrides avec du mana rouge seulement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I pay 2 life for a Phyrexian mana symbol?", verdict: "yes" },
    {
      language: "en",
      text: "Can hybrid mana be paid with just one of its colors?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is it allowed to pay life instead of mana for Phyrexian mana when I cast the spell?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
