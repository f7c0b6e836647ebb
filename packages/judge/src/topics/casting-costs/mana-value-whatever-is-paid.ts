import type { Topic } from "../topic.ts";

export const manaValueWhateverIsPaid: Topic = {
  id: "casting-costs/mana-value-whatever-is-paid",
  title: { fr: "Valeur de mana et coût payé", en: "Mana value and the cost paid" },
  about: [
    ["mana-value"],
    [
      "cast-free",
      "alternative-cost",
      "additional-cost",
      "kicker",
      "cost-reduction",
      "cost-increase",
      "more-to-cast",
      "evoke",
      "overload",
      "flashback",
    ],
  ],
  not: [
    "x-value",
    "cascade",
    "convoke",
    "delve",
    "token",
    "copy",
    "split-card",
    "double-faced",
    "prototype",
    "mutate",
  ],
  hints: [
    "keeps",
    "stack",
    "spell",
    "cast",
    "mana-cost",
    "pay",
    "cost",
    "counter-spell",
    "mana-symbol",
  ],
  rules: [
    {
      number: "118.9c",
      claim: {
        fr: "Un coût alternatif ne change pas le coût de mana du sort.",
        en: "An alternative cost does not change the spell’s mana cost.",
      },
    },
    {
      number: "118.8d",
      claim: {
        fr: "Un coût supplémentaire ne le change pas non plus.",
        en: "Neither does an additional cost.",
      },
    },
    {
      number: "202.3",
      claim: {
        fr: "La valeur de mana se lit dans le coût de mana.",
        en: "Mana value is read from the mana cost.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keeps"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la valeur de mana reste celle du coût de mana imprimé, quoi que vous ayez payé.",
        en: "Yes, the mana value stays that of the printed mana cost, whatever you paid.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la valeur de mana dépend du coût de mana imprimé, pas de ce que vous payez\u00a0: lancer gratuitement, un coût alternatif, un kick, une taxe ou une réduction n’y changent rien.",
        en: "No, mana value depends on the printed mana cost, not on what you pay: casting for free, an alternative cost, kicker, a tax or a reduction does not change it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La valeur de mana est celle du coût de mana imprimé, quoi que vous payiez\u00a0: coût alternatif, kick, taxe ou réduction n’y changent rien.",
        en: "The mana value is that of the printed mana cost, whatever you pay: alternative cost, kicker, tax or reduction does not change it.",
      },
    },
  ],
  explanation: {
    fr: "Le coût de mana est une caractéristique de la carte\u202f; le coût total est seulement ce que vous payez pour la lancer. Un sort de valeur de mana 5 lancé sans payer son coût a donc toujours une valeur de mana de 5.",
    en: "The mana cost is a characteristic of the card; the total cost is only what you pay to cast it. So a spell of mana value 5 cast without paying still has mana value 5.",
  },
  questions: [
    {
      language: "fr",
      text: "Un sort lancé gratuitement a-t-il une valeur de mana de 0\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le kick augmente-t-il la valeur de mana du sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je paie un coût alternatif, est-ce que la valeur de mana reste la même\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature coûte {2} de moins, sa valeur de mana baisse-t-elle\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I cast a spell without paying its mana cost, is its mana value 0?",
      verdict: "no",
    },
    { language: "en", text: "Does kicker increase a spell’s mana value?", verdict: "no" },
    {
      language: "en",
      text: "What is the mana value of a spell cast for its overload cost?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a cost reduction lower the mana value of my spell?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
