import type { Topic } from "../topic.ts";

export const increasesBeforeReductions: Topic = {
  id: "casting-costs/increases-before-reductions",
  title: { fr: "Augmentations et réductions de coût", en: "Cost increases and reductions" },
  about: [["cost-reduction"], ["cost-increase", "more-to-cast"]],
  not: ["convoke", "delve", "colored-mana"],
  hints: [
    "cost",
    "pay",
    "cast",
    "order-choice",
    "total-cost",
    "mana-cost",
    "spell",
    "cancels",
    "commander-tax",
    "commander",
    "then-order",
    "generic-mana",
    "mana",
    "the-tax",
    "mana-symbol",
    "before",
  ],
  rules: [
    {
      number: "601.2f",
      claim: {
        fr: "Coût de mana ou alternatif, plus les augmentations, moins les réductions.",
        en: "Mana or alternative cost, plus increases, minus reductions.",
      },
    },
    {
      number: "118.7a",
      claim: {
        fr: "Une réduction de mana générique ne touche que la part générique.",
        en: "A reduction of generic mana touches only the generic part.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["reduction-first"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ajoute toujours les augmentations d’abord et on applique les réductions ensuite.",
        en: "No, increases are always added first and reductions are applied afterwards.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les augmentations s’ajoutent d’abord, puis les réductions s’appliquent\u00a0: une réduction peut donc compenser la taxe.",
        en: "Yes, increases are added first and reductions apply afterwards: so a reduction can offset the tax.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Partez du coût de mana (ou du coût alternatif), ajoutez toutes les augmentations, puis retirez les réductions\u00a0: elles peuvent donc aussi absorber la taxe.",
        en: "Start from the mana cost (or alternative cost), add all increases, then subtract the reductions: so they can absorb the tax as well.",
      },
    },
  ],
  explanation: {
    fr: "L’ordre est fixé\u00a0: coût de base, coûts ajoutés et taxes, puis réductions, dans l’ordre que vous voulez entre elles. Le coût ne descend pas sous {0} et est ensuite verrouillé. Une réduction générique peut retirer la taxe générique, mais pas de mana coloré.",
    en: "The order is fixed: base cost, added costs and taxes, then reductions, in any order among themselves. The cost cannot go below {0} and is then locked in. A generic reduction can take away a generic tax but no colored mana.",
  },
  steps: [
    {
      action: {
        fr: "Prenez le coût de mana ou le coût alternatif et ajoutez les augmentations.",
        en: "Take the mana cost or alternative cost and add the increases.",
      },
      rule: "601.2f",
    },
    {
      action: {
        fr: "Retirez ensuite les réductions de la part générique.",
        en: "Then take reductions off the generic part.",
      },
      rule: "118.7a",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Mes sorts coûtent {1} de moins et ceux de tout le monde {1} de plus, qu’est-ce qu’on applique d’abord\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Une réduction de coût peut-elle annuler une taxe\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que la réduction s’applique avant la taxe\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon sort coûte {2} de moins mais un permanent adverse le fait coûter {1} de plus, combien je paie\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "My spells cost {1} less but my opponent makes them cost {1} more. Which applies first?",
      verdict: null,
    },
    { language: "en", text: "Can a cost reduction cancel out a cost increase?", verdict: "yes" },
    { language: "en", text: "Do cost reductions apply before the tax?", verdict: "no" },
    {
      language: "en",
      text: "How do I work out the total cost with a tax and a discount?",
      verdict: null,
      heldBack: true,
    },
  ],
};
