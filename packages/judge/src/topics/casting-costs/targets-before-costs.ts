import type { Topic } from "../topic.ts";

export const targetsBeforeCosts: Topic = {
  id: "casting-costs/targets-before-costs",
  title: {
    fr: "Sacrifier la cible de son propre sort",
    en: "Sacrificing the target of your own spell",
  },
  about: [["target"], ["sacrifice"], ["additional-cost", "cost", "pay"]],
  not: ["cast-free", "ward", "commander"],
  hints: [
    "resolve",
    "illegal-target",
    "cast",
    "respond",
    "spell",
    "announce",
    "then-order",
    "activated-ability",
    "ability",
  ],
  rules: [
    {
      number: "601.2c",
      claim: {
        fr: "Les cibles sont choisies avant que les coûts soient payés.",
        en: "Targets are chosen before costs are paid.",
      },
    },
    {
      number: "601.2h",
      claim: {
        fr: "Les coûts, dont les sacrifices, sont payés ensuite.",
        en: "Costs, sacrifices included, are paid after that.",
      },
    },
    {
      number: "608.2b",
      claim: {
        fr: "Si toutes les cibles sont devenues illégales, le sort ne se résout pas.",
        en: "If all targets have become illegal, the spell does not resolve.",
      },
    },
  ],
  answers: [
    {
      when: { any: ["open-question"] },
      verdict: null,
      ruling: {
        fr: "Les cibles sont choisies d’abord, les coûts payés ensuite. Une cible sacrifiée en paiement est illégale à la résolution.",
        en: "Targets are chosen first, costs paid afterwards. A target sacrificed as payment is illegal on resolution.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["resolve", "illegal-target", "effect-happens"] },
      verdict: "no",
      ruling: {
        fr: "Non, la cible a quitté le champ de bataille avant la résolution\u00a0: elle est illégale et, sans autre cible légale, le sort ne se résout pas.",
        en: "No, the target left the battlefield before resolution: it is illegal and, without another legal target, the spell does not resolve.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["costs-first"] },
      verdict: "no",
      ruling: {
        fr: "Non, les cibles sont choisies d’abord, et les coûts comme le sacrifice ne sont payés qu’ensuite.",
        en: "No, targets are chosen first, and costs such as a sacrifice are paid only after that.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les cibles sont choisies avant que les coûts soient payés\u00a0: vous pouvez cibler une créature puis la sacrifier, mais sans autre cible légale le sort ne se résoudra pas.",
        en: "Yes, targets are chosen before costs are paid: you can target a creature and then sacrifice it, but without another legal target the spell will not resolve.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les cibles sont choisies d’abord, les coûts payés ensuite. Une cible sacrifiée en paiement est illégale à la résolution.",
        en: "Targets are chosen first, costs paid afterwards. A target sacrificed as payment is illegal on resolution.",
      },
    },
  ],
  explanation: {
    fr: "Lancer un sort suit un ordre\u00a0: annoncer, choisir les cibles, calculer le coût, produire le mana, payer. Au moment de choisir les cibles, la créature que vous sacrifierez est encore sur le champ de bataille et peut être ciblée. Le coût payé reste payé.",
    en: "Casting follows an order: announce, choose targets, work out the cost, make mana, pay. When targets are chosen the creature you will sacrifice is still on the battlefield and can be targeted. The cost paid stays paid.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je cibler une créature avec mon sort et la sacrifier pour payer son coût supplémentaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Choisit-on les cibles avant ou après avoir payé le coût et sacrifié une créature\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je sacrifie comme coût la créature ciblée, le sort se résout-il\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que j’ai le droit de sacrifier la cible du sort pour en payer le coût\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I target a creature with my spell and then sacrifice that same creature to pay its additional cost?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I sacrifice the target as a cost, does the spell still resolve?",
      verdict: "no",
    },
    {
      language: "en",
      text: "When are targets chosen, before or after I pay costs like a sacrifice?",
      verdict: null,
    },
    {
      language: "en",
      text: "The spell needs a sacrifice as an additional cost. Can the sacrificed creature be its target?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
