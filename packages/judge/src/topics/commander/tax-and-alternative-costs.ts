import type { Topic } from "../topic.ts";

export const taxAndAlternativeCosts: Topic = {
  id: "commander/tax-and-alternative-costs",
  title: {
    fr: "Taxe de commandant et coûts alternatifs",
    en: "Commander tax and alternative costs",
  },
  about: [
    ["commander-tax", "cost-increase", "the-tax", "more-to-cast"],
    ["commander", "commander-tax"],
    [
      "cast-free",
      "alternative-cost",
      "evoke",
      "overload",
      "dash",
      "bestow",
      "emerge",
      "blitz",
      "prototype",
      "morph",
      "cascade",
      "cast-face-down",
      "face-down",
      "mutate",
    ],
  ],
  not: ["hand", "graveyard", "ninjutsu", "convoke", "delve"],
  hints: [
    "command-zone",
    "cost",
    "pay",
    "cast",
    "exempt",
    "mana-cost",
    "commander-recast",
    "cost-reduction",
    "commander-choice",
  ],
  rules: [
    {
      number: "903.8",
      claim: {
        fr: "La taxe est un coût supplémentaire de {2} par lancement précédent depuis la zone de commandement.",
        en: "The tax is an additional cost of {2} for each earlier cast from the command zone.",
      },
    },
    {
      number: "118.9d",
      claim: {
        fr: "Les coûts supplémentaires s’appliquent aussi à un coût alternatif.",
        en: "Additional costs apply to an alternative cost as well.",
      },
    },
    {
      number: "601.2f",
      claim: {
        fr: "Le coût total part du coût alternatif et y ajoute les coûts supplémentaires.",
        en: "The total cost starts from the alternative cost and adds the additional costs.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["exempt"] },
      verdict: "no",
      ruling: {
        fr: "Non, la taxe de commandant est un coût supplémentaire\u00a0: elle s’ajoute même à un coût alternatif ou à «\u00a0sans payer son coût de mana\u00a0».",
        en: "No, commander tax is an additional cost: it is added even to an alternative cost or to “without paying its mana cost”.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la taxe de commandant reste due\u00a0: c’est un coût supplémentaire, qui s’ajoute à tout coût alternatif, même «\u00a0sans payer son coût de mana\u00a0».",
        en: "Yes, commander tax is still due: it is an additional cost that is added to any alternative cost, even to “without paying its mana cost”.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous payez le coût alternatif (ou 0 si vous ne payez pas le coût de mana) plus la taxe de commandant de {2} par lancement précédent depuis la zone de commandement.",
        en: "You pay the alternative cost (or 0 if you do not pay the mana cost) plus the commander tax of {2} for each earlier cast from the command zone.",
      },
    },
  ],
  explanation: {
    fr: "Un coût alternatif ne remplace que le coût de mana. La taxe s’ajoute ensuite, comme tout coût supplémentaire, dès que vous lancez le commandant depuis la zone de commandement. Une réduction de coût peut la diminuer.",
    en: "An alternative cost replaces only the mana cost. The tax is then added like any additional cost whenever you cast the commander from the command zone. A cost reduction can lower it.",
  },
  questions: [
    {
      language: "fr",
      text: "Dois-je payer la taxe de commandant si je lance mon commandant sans payer son coût de mana\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le coût alternatif de mon commandant évite-t-il la taxe de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment marche la taxe de commandant avec un coût alternatif\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si un effet me laisse lancer mon commandant gratuitement depuis la zone de commandement, est-ce que la taxe s’applique\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I still pay commander tax if I cast my commander without paying its mana cost?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does an alternative cost let me avoid the commander tax?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does commander tax work with an alternative cost such as dash?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I cast my commander for its evoke cost, do I pay the tax as well?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
