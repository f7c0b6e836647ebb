import type { Topic } from "../topic.ts";

export const minusAbilitiesNeedLoyalty: Topic = {
  id: "planeswalkers/minus-abilities-need-loyalty",
  title: { fr: "Coût négatif de loyauté", en: "Negative loyalty costs" },
  about: [
    ["not-enough-loyalty"],
    ["planeswalker", "loyalty", "loyalty-ability", "not-enough-loyalty"],
  ],
  not: ["damage", "attack"],
  hints: ["activated-ability", "cost", "counter-marker", "pay", "zero-loyalty"],
  rules: [
    {
      number: "606.6",
      claim: {
        fr: "Une capacité à coût négatif ne s’active que s’il y a au moins autant de marqueurs.",
        en: "An ability with a negative cost can be activated only with at least that many counters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, il faut au moins autant de marqueurs «\u00a0loyauté\u00a0» que le coût en retire.",
        en: "No, it takes at least as many loyalty counters as the cost removes.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il faut au moins autant de marqueurs «\u00a0loyauté\u00a0» que le coût en retire\u202f; exactement autant suffit, et le planeswalker meurt ensuite.",
        en: "It takes at least as many loyalty counters as the cost removes; exactly as many is enough, and the planeswalker then dies.",
      },
    },
  ],
  explanation: {
    fr: "Descendre à 0 est permis\u00a0: la capacité se résout quand même, après que le planeswalker est allé au cimetière.",
    en: "Going down to 0 is allowed: the ability still resolves after the planeswalker has gone to the graveyard.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon planeswalker a 2 de loyauté\u00a0: puis-je utiliser son -3\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je activer une capacité -5 avec moins de marqueurs que le coût\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je n’ai pas assez de loyauté, puis-je quand même activer l’ultime de mon planeswalker\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My planeswalker has 2 loyalty. Can I use its -3 ability?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I activate a minus ability that costs more loyalty than the planeswalker has?",
      verdict: "no",
    },
    {
      language: "en",
      text: "With not enough loyalty counters, may I still use the -7?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My planeswalker has 5 loyalty. Can I use its -7 ability?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I activate a minus ability that costs more loyalty than my planeswalker has?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon planeswalker a 5 marqueurs de loyauté, puis-je utiliser son -7\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai pas assez de loyauté pour l’ultime, je peux quand même le faire et tomber à zéro\u202f?",
      verdict: "no",
    },
  ],
};
