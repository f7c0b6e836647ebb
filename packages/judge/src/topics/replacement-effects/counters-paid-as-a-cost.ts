import type { Topic } from "../topic.ts";

export const countersPaidAsACost: Topic = {
  id: "replacement-effects/counters-paid-as-a-cost",
  title: { fr: "Marqueurs mis comme coût", en: "Counters put as a cost" },
  about: [
    ["doubling-counters", "doubling"],
    ["put-counters-as-cost", "paid-as-cost", "loyalty-ability", "cost"],
    ["counter-marker", "loyalty", "planeswalker", "put-counters-as-cost"],
  ],
  not: ["enters-loyalty"],
  hints: ["activated-ability", "pay", "token", "plus-one-counter", "loyalty-ability"],
  rules: [
    {
      number: "614.16",
      claim: {
        fr: "Ce qui double les marqueurs qu’un effet mettrait ne touche pas ceux mis comme coût.",
        en: "What doubles counters an effect would put doesn’t touch those put as a cost.",
      },
    },
    {
      number: "606.4",
      claim: {
        fr: "Le coût d’une capacité de loyauté est de mettre ou retirer des marqueurs.",
        en: "The cost of a loyalty ability is to put or remove counters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, ce qui double les marqueurs mis par un effet (comme Doubling Season) ne s’applique pas à un coût\u202f; un texte qui ne dit pas «\u00a0effet\u00a0» (comme Vorinclex) s’y applique.",
        en: "No, what doubles counters put by an effect (like Doubling Season) doesn’t apply to a cost; wording that doesn’t say “effect” (like Vorinclex) does.",
      },
    },
    {
      when: { form: ["number"], all: ["loyalty-ability"], any: ["put-counters-as-cost"] },
      verdict: null,
      ruling: {
        fr: "2 si un texte double tous les marqueurs mis (Vorinclex)\u202f; 1 si seul un doubleur «\u00a0si un effet …\u00a0» (Doubling Season) est là, car payer un coût n’est pas un effet.",
        en: "2 where a text doubles all counters put (Vorinclex); just one where only a doubler that says “if an effect would …” (Doubling Season) is there, for paying a cost isn’t an effect.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Doubling Season dit «\u00a0si un effet\u00a0»\u00a0: il ne double pas les marqueurs mis comme coût. Vorinclex ne parle pas d’effet\u00a0: il double aussi ceux-là.",
        en: "Doubling Season says “if an effect”: it doesn’t double counters put as a cost. Vorinclex doesn’t speak of an effect: it doubles those as well.",
      },
    },
  ],
  explanation: {
    fr: "Activer une capacité de loyauté +1 met un marqueur pour payer le coût. Seuls les remplacements qui ne se limitent pas aux effets le modifient.",
    en: "Activating a +1 loyalty ability puts a counter to pay the cost. Only replacements that aren’t limited to effects change that.",
  },
  questions: [
    {
      language: "fr",
      text: "Doubling Season double-t-il les marqueurs mis en payant une capacité de loyauté +1 de mon planeswalker\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment s’appliquent les effets qui doublent les marqueurs au coût d’une capacité de loyauté\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Quand j’active le +1 de mon planeswalker, l’effet qui double les marqueurs mis par un effet s’applique-t-il au coût\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does an effect that doubles counters double the loyalty counters I put on my planeswalker as a cost?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How do counter doublers work with the cost of a +1 loyalty ability?",
      verdict: null,
    },
    {
      language: "en",
      text: "I have Doubling Season and use my planeswalker’s +1 ability. Do I put two counters to pay that cost?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
