import type { Topic } from "../topic.ts";

export const mayIsDecidedOnResolution: Topic = {
  id: "triggers/may-is-decided-on-resolution",
  title: {
    fr: "Un «\u00a0vous pouvez\u00a0» se décide à la résolution",
    en: "“You may” is decided on resolution",
  },
  about: [
    ["may-ability"],
    ["triggered-ability", "ability", "upkeep", "enters", "dies-trigger"],
    ["resolve", "stack", "when-decide", "choose", "respond"],
  ],
  not: ["replacement-effect", "missed-trigger", "ward"],
  hints: ["target", "still", "draw", "pay", "opponent", "respond", "before", "when-decide"],
  rules: [
    {
      number: "603.5",
      claim: {
        fr: "La capacité va sur la pile de toute façon\u202f; le choix se fait à la résolution.",
        en: "The ability goes on the stack in any case; the choice is made as it resolves.",
      },
    },
    {
      number: "608.2d",
      claim: {
        fr: "Les choix d’un effet se font pendant la résolution.",
        en: "Choices of an effect are made while it resolves.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stack"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité va sur la pile que vous vouliez ou non l’utiliser\u202f; vous ne décidez qu’à la résolution.",
        en: "Yes, the ability goes on the stack whether or not you want to use it; you decide only as it resolves.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la capacité va sur la pile et vous ne décidez qu’à sa résolution\u202f; les adversaires doivent répondre avant de savoir.",
        en: "No, the ability goes on the stack and you decide only as it resolves; opponents must respond before they know.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous décidez à la résolution de la capacité, pas quand elle se déclenche.",
        en: "You decide as the ability resolves, not when it triggers.",
      },
    },
  ],
  explanation: {
    fr: "Une capacité déclenchée avec «\u00a0vous pouvez\u00a0» va toujours sur la pile. Ses cibles, elles, sont choisies tout de suite. Le oui ou non vient à la résolution, sans que l’on puisse encore répondre.",
    en: "A triggered ability with “you may” always goes on the stack. Its targets, though, are chosen at once. The yes or no comes on resolution, when nobody can respond any more.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand dois-je choisir pour une capacité déclenchée avec « vous pouvez » ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma capacité déclenchée est facultative (vous pouvez), dois-je décider tout de suite ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une capacité déclenchée « vous pouvez » va-t-elle sur la pile même si je ne veux pas l’utiliser ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "À quel moment je décide d’une capacité déclenchée optionnelle, au déclenchement ou à la résolution ?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "When do I decide on a 'you may' triggered ability?", verdict: null },
    {
      language: "en",
      text: "Must I decide right away whether to use an optional triggered ability?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does an optional triggered ability go on the stack even if I don't plan to use it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When do I make the choice for a 'you may' trigger, on triggering or on resolution?",
      verdict: null,
      heldBack: true,
    },
  ],
};
