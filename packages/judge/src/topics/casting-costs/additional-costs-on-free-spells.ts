import type { Topic } from "../topic.ts";

export const additionalCostsOnFreeSpells: Topic = {
  id: "casting-costs/additional-costs-on-free-spells",
  title: { fr: "Coûts supplémentaires d’un sort gratuit", en: "Additional costs of a free spell" },
  about: [
    ["cast-free", "alternative-cost", "cascade", "flashback", "evoke", "overload", "suspend"],
    [
      "kicker",
      "additional-cost",
      "buyback",
      "escalate",
      "replicate",
      "casualty",
      "bargain",
      "offspring",
    ],
  ],
  not: ["copy-spell", "x-value", "commander-tax", "mana-value"],
  hints: [
    "cost",
    "pay",
    "cast",
    "sacrifice",
    "mana-cost",
    "discard",
    "spell",
    "mana",
    "exile",
    "choose",
    "still-due",
  ],
  rules: [
    {
      number: "118.9d",
      claim: {
        fr: "Les coûts supplémentaires, augmentations et réductions s’appliquent au coût alternatif.",
        en: "Additional costs, increases and reductions apply to the alternative cost.",
      },
    },
    {
      number: "118.8",
      claim: {
        fr: "Un coût supplémentaire se paie en même temps que l’autre coût.",
        en: "An additional cost is paid along with the other cost.",
      },
    },
    {
      number: "702.33a",
      claim: {
        fr: "Le kick est un coût supplémentaire facultatif.",
        en: "Kicker is an optional additional cost.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["exempt"] },
      verdict: "no",
      ruling: {
        fr: "Non, même lancé gratuitement le sort demande encore ses coûts supplémentaires obligatoires, et vous pouvez payer les facultatifs.",
        en: "No, even cast for free the spell still asks for its mandatory additional costs, and you may pay the optional ones.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["kicker", "buyback", "escalate", "replicate", "casualty", "bargain", "offspring"],
        all: ["still-due"],
      },
      verdict: null,
      ruling: {
        fr: "Ce coût reste facultatif\u00a0: pour en avoir l’effet, vous le payez en plus, même si le sort est gratuit\u202f; sinon, vous ne payez rien.",
        en: "That cost stays optional: to get its effect you pay it on top even though the spell is free; otherwise you pay nothing.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les coûts supplémentaires (comme le kick) s’ajoutent à un coût alternatif, même «\u00a0sans payer son coût de mana\u00a0»\u00a0: payez-les en plus.",
        en: "Yes, additional costs (such as kicker) add to an alternative cost, even to “without paying its mana cost”: pay them on top.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous ne payez pas le coût de mana, mais les coûts supplémentaires obligatoires restent dus et vous pouvez payer les facultatifs, comme le kick.",
        en: "You do not pay the mana cost, but mandatory additional costs are still due and you may pay optional ones such as kicker.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Sans payer son coût de mana\u00a0» ne remplace que le coût de mana. Ce qui s’y ajoute (kick, sacrifice ou défausse demandés, taxes) se paie toujours. Seuls les coûts alternatifs ne se combinent pas entre eux.",
    en: "“Without paying its mana cost” replaces only the mana cost. Whatever is added to it (kicker, a required sacrifice or discard, taxes) is still paid. Only alternative costs do not combine with each other.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je payer le kick d’un sort que je lance sans payer son coût de mana\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je lance un sort gratuitement, dois-je quand même sacrifier une créature pour son coût supplémentaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment marche un coût additionnel quand on lance un sort sans payer son coût de mana\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Je lance un sort avec cascade, est-ce que je peux le kicker\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I pay the kicker of a spell I cast without paying its mana cost?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I cast a spell for free, do I still have to pay its additional cost?",
      verdict: "yes",
    },
    { language: "en", text: "What about kicker when I cascade into a spell?", verdict: null },
    {
      language: "en",
      text: "Do I still need to sacrifice a creature as an additional cost when I cast it without paying its mana cost?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
