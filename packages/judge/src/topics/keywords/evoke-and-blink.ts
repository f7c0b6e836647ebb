import type { Topic } from "../topic.ts";

export const evokeAndBlink: Topic = {
  id: "keywords/evoke-and-blink",
  title: { fr: "Évocation, exil et retour", en: "Evoke and blink" },
  about: [["evoke"], ["blink", "exile", "return", "new-object"]],
  hints: [
    "respond",
    "sacrifice",
    "keep",
    "still",
    "triggered-ability",
    "enters",
    "enters-trigger",
    "stack",
    "twice",
    "creature",
    "battlefield",
    "still-must-go",
    "trick",
    "stays-on-battlefield",
    "dies",
  ],
  rules: [
    {
      number: "702.74a",
      claim: {
        fr: "L’évocation fait sacrifier la créature par une capacité déclenchée à son arrivée.",
        en: "Evoke makes you sacrifice the creature through a trigger as it enters.",
      },
    },
    {
      number: "400.7",
      claim: {
        fr: "Une créature exilée puis revenue est un nouvel objet.",
        en: "A creature that was exiled and returned is a new object.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "stays-on-battlefield", "twice"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, revenue sur le champ de bataille, c’est un nouvel objet\u00a0: le sacrifice de l’évocation ne la concerne plus et sa capacité d’arrivée se déclenche de nouveau.",
        en: "Yes, once back on the battlefield it is a new object: evoke’s sacrifice no longer concerns it and its enters ability triggers again.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["sacrifice", "still-must-go"] },
      verdict: "no",
      ruling: {
        fr: "Non, la créature revenue est un nouvel objet dont le coût d’évocation n’a pas été payé\u00a0: vous la gardez.",
        en: "No, the returned creature is a new object whose evoke cost was not paid: you keep it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, en réponse au sacrifice\u00a0: la créature revenue est un nouvel objet, que vous gardez, et sa capacité d’arrivée se déclenche de nouveau.",
        en: "Yes, in response to the sacrifice: the returned creature is a new object that you keep, and its enters ability triggers again.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature revenue est un nouvel objet\u00a0: on la garde et sa capacité d’arrivée se déclenche une seconde fois.",
        en: "The returned creature is a new object: you keep it and its enters ability triggers a second time.",
      },
    },
  ],
  explanation: {
    fr: "Le sacrifice est une capacité déclenchée qui passe par la pile\u00a0: on peut y répondre. Exilée puis renvoyée en réponse, la créature n’est plus celle que cette capacité doit sacrifier. Elle n’a pas été lancée par évocation, donc rien de nouveau ne la fait sacrifier.",
    en: "The sacrifice is a triggered ability that uses the stack: you can respond. Exiled and returned in response, the creature is no longer the one that ability would sacrifice. It was not cast with evoke, so nothing new sacrifices it.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je blink une créature évoquée en réponse au sacrifice, est-ce que je la garde\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature lancée avec l’évocation est exilée puis revient, dois-je la sacrifier\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "evoke + blink\u00a0: la créature reste en jeu et je peux la garder\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I blink an evoked creature in response to the sacrifice trigger, do I keep it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I have to sacrifice an evoked creature after flickering it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Evoke Mulldrifter then flicker it with the sacrifice on the stack - does it stay on the battlefield?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
