import type { Topic } from "../topic.ts";

export const convokeDelveAndTaxes: Topic = {
  id: "casting-costs/convoke-delve-and-taxes",
  title: { fr: "Convocation, fouille et taxes", en: "Convoke, delve and taxes" },
  about: [
    ["convoke", "delve", "improvise"],
    [
      "cost-increase",
      "more-to-cast",
      "the-tax",
      "commander-tax",
      "cost-reduction",
      "mana-value",
      "cast-free",
      "additional-cost",
      "kicker",
    ],
  ],
  hints: [
    "pay",
    "cost",
    "tap",
    "exile",
    "generic-mana",
    "total-cost",
    "creature",
    "graveyard",
    "commander",
    "spell",
    "cast",
  ],
  rules: [
    {
      number: "702.51a",
      claim: {
        fr: "La convocation paie du mana du coût total avec des créatures engagées.",
        en: "Convoke pays mana of the total cost by tapping creatures.",
      },
    },
    {
      number: "702.66a",
      claim: {
        fr: "La fouille paie du mana générique du coût total en exilant des cartes.",
        en: "Delve pays generic mana of the total cost by exiling cards.",
      },
    },
    {
      number: "601.2f",
      claim: {
        fr: "Le coût total, taxes comprises, est fixé avant le paiement.",
        en: "The total cost, taxes included, is fixed before it is paid.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["mana-value"] },
      verdict: "no",
      ruling: {
        fr: "Non, convocation et fouille ne changent que la façon de payer\u00a0: la valeur de mana du sort reste la même.",
        en: "No, convoke and delve only change how you pay: the spell’s mana value stays the same.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, convocation et fouille servent à payer le coût total\u00a0: elles peuvent donc aussi payer une taxe ou un coût supplémentaire en mana.",
        en: "Yes, convoke and delve pay for the total cost: so they can also pay for a tax or an additional mana cost.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On calcule d’abord le coût total, taxes et réductions comprises\u202f; ensuite seulement convocation et fouille servent à le payer. Elles ne changent pas la valeur de mana.",
        en: "First work out the total cost, taxes and reductions included; only then do convoke and delve pay for it. They do not change the mana value.",
      },
    },
  ],
  explanation: {
    fr: "Ce ne sont ni des coûts alternatifs ni des réductions\u00a0: elles s’appliquent après le calcul du coût total. La fouille ne paie que du mana générique\u202f; la convocation paie aussi du mana coloré avec une créature de cette couleur. Elles se combinent donc avec un coût alternatif.",
    en: "They are neither alternative costs nor reductions: they apply after the total cost is worked out. Delve pays only generic mana; convoke also pays colored mana with a creature of that color. So they combine with an alternative cost.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je payer une taxe de {1} avec la convocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La fouille peut-elle payer un sort qui coûte {1} de plus\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que la fouille réduit la valeur de mana du sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on engager des créatures avec la convocation pour payer la taxe de commandant\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I use convoke to pay for a tax?", verdict: "yes" },
    { language: "en", text: "Can delve pay for a cost increase?", verdict: "yes" },
    { language: "en", text: "Does delve lower the mana value of the spell?", verdict: "no" },
    {
      language: "en",
      text: "How do convoke and a cost reduction work together?",
      verdict: null,
      heldBack: true,
    },
  ],
};
