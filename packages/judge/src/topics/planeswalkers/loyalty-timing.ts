import type { Topic } from "../topic.ts";

export const loyaltyTiming: Topic = {
  id: "planeswalkers/loyalty-timing",
  title: {
    fr: "Quand activer une capacité de loyauté",
    en: "When loyalty abilities can be activated",
  },
  about: [
    ["planeswalker", "loyalty", "loyalty-ability"],
    ["loyalty-ability", "activated-ability", "ability"],
    [
      "opponents-turn",
      "instant-timing",
      "respond",
      "combat-phase",
      "sorcery-timing",
      "upkeep",
      "end-step",
      "stack",
      "main-phase",
      "draw-step",
    ],
  ],
  not: ["damage", "attack", "zero-loyalty", "trample", "flash", "split-second", "once-a-turn"],
  hints: ["turn", "loyalty", "sorcery", "sorcery-timing", "cast", "when-used", "priority"],
  rules: [
    {
      number: "606.3",
      claim: {
        fr: "Une capacité de loyauté s’active pendant sa phase principale, pile vide.",
        en: "A loyalty ability is activated in your main phase with an empty stack.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["main-phase"],
        none: ["opponents-turn", "respond", "combat-phase", "instant-timing"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, dans n’importe laquelle de vos deux phases principales, quand la pile est vide.",
        en: "Yes, in either of your main phases while the stack is empty.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une capacité de loyauté ne s’active que pendant votre phase principale, quand la pile est vide.",
        en: "No, a loyalty ability can be activated only in your main phase while the stack is empty.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Pendant votre phase principale, quand la pile est vide et que vous avez la priorité, une fois par tour et par planeswalker.",
        en: "In your main phase, with an empty stack and while you have priority, once a turn for each planeswalker.",
      },
    },
  ],
  explanation: {
    fr: "Le moment est celui d’un rituel. L’adversaire peut répondre une fois la capacité sur la pile, mais le coût (ajouter ou retirer des marqueurs) est déjà payé.",
    en: "The timing is that of a sorcery. Opponents may respond once the ability is on the stack, but the cost (adding or removing counters) has been paid already.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je activer une capacité de loyauté pendant le tour de mon adversaire\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que je peux utiliser la capacité de mon planeswalker en réponse à un sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je activer la capacité de loyauté de mon planeswalker dans ma seconde phase principale\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I activate a planeswalker’s ability on my opponent’s turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I use my planeswalker’s loyalty ability at instant speed in response to a removal spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May I activate my planeswalker during combat?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
