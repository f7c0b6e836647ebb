import type { Topic } from "../topic.ts";

export const taxesOnFreeSpells: Topic = {
  id: "casting-costs/taxes-on-free-spells",
  title: { fr: "Taxes sur un sort gratuit", en: "Taxes on a free spell" },
  about: [
    ["cast-free", "alternative-cost", "cascade", "suspend"],
    ["cost-increase", "more-to-cast", "the-tax"],
  ],
  not: ["commander", "cost-reduction", "convoke", "delve"],
  hints: [
    "the-tax",
    "still-due",
    "mana-symbol",
    "cost",
    "pay",
    "cast",
    "mana-cost",
    "spell",
    "exempt",
    "mana",
  ],
  rules: [
    {
      number: "118.9d",
      claim: {
        fr: "Les augmentations de coût s’appliquent aussi à un coût alternatif.",
        en: "Cost increases apply to an alternative cost as well.",
      },
    },
    {
      number: "601.2f",
      claim: {
        fr: "Le coût total est le coût de mana ou alternatif, plus les coûts ajoutés, moins les réductions.",
        en: "The total cost is the mana or alternative cost, plus what is added, minus reductions.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["exempt"] },
      verdict: "no",
      ruling: {
        fr: "Non, lancer le sort sans payer son coût de mana ne dispense pas de la taxe\u00a0: elle s’ajoute au coût alternatif de 0.",
        en: "No, casting the spell without paying its mana cost does not spare you the tax: it is added to the alternative cost of 0.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la taxe s’ajoute aussi à un sort lancé sans payer son coût de mana\u00a0: vous devez la payer, sinon vous ne pouvez pas lancer le sort.",
        en: "Yes, the tax is added even to a spell cast without paying its mana cost: you must pay it or you cannot cast the spell.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous payez seulement la taxe\u00a0: elle s’ajoute au coût alternatif, même s’il vaut 0.",
        en: "You pay only the tax: it is added to the alternative cost even if that is 0.",
      },
    },
  ],
  explanation: {
    fr: "Le coût total part du coût de mana ou du coût alternatif\u202f; les augmentations s’y ajoutent toujours. Pour la cascade ou la suspension, vous pouvez engager vos terrains pendant le lancement pour payer la taxe.",
    en: "The total cost starts from the mana cost or the alternative cost; increases are always added. With cascade or suspend you may tap lands during casting to pay the tax.",
  },
  questions: [
    {
      language: "fr",
      text: "Un effet dit que les sorts coûtent {1} de plus\u00a0: dois-je payer la taxe pour un sort lancé sans payer son coût de mana\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma Thalia rend les sorts non-créature plus chers, mon adversaire doit-il payer {1} pour un sort lancé gratuitement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Lancer un sort gratuitement évite-t-il la taxe de Thalia\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je cascade alors que mes sorts coûtent {1} de plus, est-ce que je dois payer ce {1}\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Spells cost {1} more. Do I have to pay the tax when I cast one without paying its mana cost?",
      verdict: "yes",
    },
    { language: "en", text: "Do free spells still get taxed by Thalia?", verdict: "yes" },
    {
      language: "en",
      text: "Can I avoid a cost increase by casting the spell without paying its mana cost?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I cascade into a spell while my opponent’s permanent makes my spells cost {1} more. Do I pay it?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
