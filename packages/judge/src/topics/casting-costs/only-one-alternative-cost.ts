import type { Topic } from "../topic.ts";

export const onlyOneAlternativeCost: Topic = {
  id: "casting-costs/only-one-alternative-cost",
  title: { fr: "Un seul coût alternatif", en: "Only one alternative cost" },
  about: [
    ["cast-free", "alternative-cost", "cascade"],
    [
      "combined-costs",
      "overload",
      "flashback",
      "evoke",
      "dash",
      "escape",
      "bestow",
      "madness",
      "emerge",
      "spectacle",
      "blitz",
      "warp",
      "foretell",
      "surge",
      "prowl",
      "miracle",
    ],
  ],
  not: [
    "kicker",
    "additional-cost",
    "mana-value",
    "cost-increase",
    "commander-tax",
    "buyback",
    "commander",
  ],
  hints: [
    "cost",
    "pay",
    "cast",
    "mana-cost",
    "hand",
    "graveyard",
    "alternative-cost",
    "spell",
    "choose",
    "exile",
    "sorcery",
    "instant",
    "cast-from-graveyard",
    "permission",
  ],
  rules: [
    {
      number: "118.9a",
      claim: {
        fr: "Un seul coût alternatif peut s’appliquer à un sort.",
        en: "Only one alternative cost can apply to a spell.",
      },
    },
    {
      number: "601.2b",
      claim: {
        fr: "Le coût alternatif est annoncé au début du lancement, un seul à la fois.",
        en: "The alternative cost is announced early in casting, and only one.",
      },
    },
    {
      number: "118.9",
      claim: {
        fr: "«\u00a0Sans payer son coût de mana\u00a0» est aussi un coût alternatif.",
        en: "“Without paying its mana cost” is an alternative cost too.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un seul coût alternatif peut s’appliquer à un sort, et «\u00a0sans payer son coût de mana\u00a0» en est déjà un\u00a0: on ne peut pas les combiner.",
        en: "No, only one alternative cost can apply to a spell, and “without paying its mana cost” is already one: you cannot combine them.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Choisissez un seul coût alternatif\u00a0: «\u00a0sans payer son coût de mana\u00a0», flashback, évocation, surcharge et les autres ne se combinent pas entre eux. Les coûts supplémentaires s’ajoutent en revanche à celui que vous choisissez.",
        en: "Choose a single alternative cost: “without paying its mana cost”, flashback, evoke, overload and the like do not combine with each other. Additional costs do add to the one you choose.",
      },
    },
  ],
  explanation: {
    fr: "Un coût alternatif remplace le coût de mana\u202f; deux ne peuvent pas le remplacer à la fois. Les coûts supplémentaires (kick, rappel), les taxes et les réductions s’appliquent quand même au coût choisi.",
    en: "An alternative cost takes the place of the mana cost; two cannot do so at the same time. Additional costs (kicker, buyback), taxes and reductions still apply to the cost you chose.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un sort avec la surcharge sans payer son coût de mana\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on combiner deux coûts alternatifs sur le même sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si un effet me laisse lancer ma créature gratuitement, puis-je la lancer pour son coût d’évocation en même temps\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que je peux utiliser deux coûts alternatifs à la fois pour un seul sort\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I overload a spell that I cast without paying its mana cost?",
      verdict: "no",
    },
    { language: "en", text: "Can I combine two alternative costs on one spell?", verdict: "no" },
    {
      language: "en",
      text: "An effect lets me cast a card with flashback for free from my graveyard without paying its mana cost. Do I use both alternative costs?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I cast a creature for free with cascade, can I choose its evoke cost?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
