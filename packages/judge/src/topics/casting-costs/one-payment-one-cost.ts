import type { Topic } from "../topic.ts";

export const onePaymentOneCost: Topic = {
  id: "casting-costs/one-payment-one-cost",
  title: { fr: "Un paiement pour un coût", en: "One payment for one cost" },
  about: [["one-payment"], ["sacrifice", "discard", "pay", "tap", "cost", "exile"]],
  not: ["cast-free", "alternative-cost", "overload", "mana-value", "ward"],
  hints: [
    "creature",
    "activated-ability",
    "ability",
    "card",
    "permanent",
    "twice",
    "additional-cost",
  ],
  rules: [
    {
      number: "118.10",
      claim: {
        fr: "Chaque paiement ne vaut que pour un seul sort, une seule capacité ou un seul effet.",
        en: "Each payment counts for only one spell, ability or effect.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, chaque paiement ne sert qu’à un seul coût\u00a0: il faut sacrifier, défausser ou engager à nouveau pour l’autre.",
        en: "No, each payment serves only one cost: you have to sacrifice, discard or tap again for the other.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque paiement ne sert qu’à un seul coût.",
        en: "Each payment serves only one cost.",
      },
    },
  ],
  explanation: {
    fr: "Une même créature ne peut pas être sacrifiée pour deux capacités, même activées l’une en réponse à l’autre.",
    en: "One creature can’t be sacrificed for two abilities, even if one is activated in response to the other.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je sacrifier la même créature pour payer deux coûts différents\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un seul sacrifice peut-il payer pour deux capacités\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je défausser une seule carte pour payer les deux coûts\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I sacrifice the same creature to pay two different costs?",
      verdict: "no",
    },
    { language: "en", text: "Can one sacrifice pay for two abilities at once?", verdict: "no" },
    {
      language: "en",
      text: "May I discard one card to pay both costs?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
