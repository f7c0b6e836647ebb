import type { Topic } from "../topic.ts";

export const reductionsAndColouredMana: Topic = {
  id: "casting-costs/reductions-and-coloured-mana",
  title: { fr: "Réduction de coût et mana coloré", en: "Cost reductions and colored mana" },
  about: [["cost-reduction"], ["colored-mana"]],
  hints: [
    "cost",
    "pay",
    "color",
    "generic-mana",
    "mana-cost",
    "cast",
    "spell",
    "mana",
    "mana-symbol",
    "creature",
    "total-cost",
    "keeps",
    "still-due",
  ],
  rules: [
    {
      number: "118.7a",
      claim: {
        fr: "Une réduction de mana générique ne touche que la part générique du coût.",
        en: "A reduction of generic mana touches only the generic part of the cost.",
      },
    },
    {
      number: "601.2f",
      claim: {
        fr: "Les réductions s’appliquent en dernier au coût total.",
        en: "Reductions apply last to the total cost.",
      },
    },
    {
      number: "118.7c",
      claim: {
        fr: "Une réduction de mana coloré qui dépasse la part de cette couleur passe à la part générique.",
        en: "A reduction of colored mana beyond that color’s part goes on to the generic part.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["still-due"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mana coloré reste dû\u00a0: une réduction de mana générique («\u00a0coûte {2} de moins\u00a0») ne diminue que la part générique.",
        en: "Yes, the colored mana is still due: a reduction of generic mana (“costs {2} less”) lowers only the generic part.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une réduction de mana générique («\u00a0coûte {2} de moins\u00a0») ne diminue que la part générique\u00a0: le mana coloré reste dû.",
        en: "No, a reduction of generic mana (“costs {2} less”) lowers only the generic part: the colored mana is still due.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle ne retire que du mana générique\u00a0: un sort {1}{G}{G} qui coûte {3} de moins coûte encore {G}{G}.",
        en: "It only takes away generic mana: a spell for {1}{G}{G} that costs {3} less still costs {G}{G}.",
      },
    },
  ],
  explanation: {
    fr: "Ce qui dépasse la part générique est perdu. Seul un effet qui réduit expressément du mana coloré («\u00a0{G} de moins\u00a0») diminue cette couleur, et l’excédent passe alors à la part générique.",
    en: "Whatever exceeds the generic part is lost. Only an effect that expressly reduces colored mana (“{G} less”) lowers that color, and the excess then goes to the generic part.",
  },
  questions: [
    {
      language: "fr",
      text: "Une réduction de {2} peut-elle réduire le mana coloré d’un sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon sort coûte {G}{G} et mes sorts coûtent {1} de moins\u00a0: est-ce que je peux payer un seul mana coloré\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si la réduction est plus grande que le mana générique, elle enlève du mana coloré\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que «\u00a0coûte {3} de moins\u00a0» réduit aussi la partie colorée du coût\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can a cost reduction of {2} reduce the colored mana of a spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature costs {1}{B}{B} and costs {3} less. Do I still have to pay colored mana?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens to colored mana symbols when a spell costs less?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does “costs {1} less” lower the coloured part of the cost?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
