import type { Topic } from "../topic.ts";

export const hasteAndAbilities: Topic = {
  id: "keywords/haste-and-abilities",
  title: { fr: "Ce que permet la célérité", en: "What haste allows" },
  about: [
    ["haste", "haste-helps"],
    [
      "tap",
      "attack",
      "activated-ability",
      "mana",
      "summoning-sickness",
      "tap-symbol",
      "haste-helps",
    ],
  ],
  not: [
    "equip",
    "vehicle",
    "gain-control",
    "suspend",
    "enters-attacking",
    "loyalty-ability",
    "planeswalker",
    "goad",
  ],
  hints: [
    "creature",
    "turn",
    "this-turn",
    "just-arrived",
    "tap-for-mana",
    "mana-ability",
    "enters",
  ],
  rules: [
    {
      number: "702.10b",
      claim: {
        fr: "Une créature avec la célérité peut attaquer même si elle vient d’arriver.",
        en: "A creature with haste can attack even if it just arrived.",
      },
    },
    {
      number: "702.10c",
      claim: {
        fr: "Elle peut aussi activer ses capacités avec le symbole d’engagement.",
        en: "It may also activate its abilities with the tap symbol.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec la célérité une créature ignore le mal d’invocation\u00a0: elle peut attaquer et s’engager pour ses capacités dès qu’elle arrive.",
        en: "Yes, with haste a creature ignores summoning sickness: it may attack and tap for its abilities as soon as it arrives.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La célérité permet d’attaquer et d’utiliser les capacités à symbole d’engagement dès l’arrivée.",
        en: "Haste allows attacking and using tap-symbol abilities right after arriving.",
      },
    },
  ],
  explanation: {
    fr: "Le mal d’invocation n’empêche que ces deux choses, et la célérité les permet toutes deux.",
    en: "Summoning sickness stops only these two things, and haste allows both.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a la célérité\u00a0: peut-elle s’engager pour du mana le tour où elle arrive\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que la célérité enlève le mal d’invocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature avec la célérité peut-elle utiliser sa capacité d’engagement tout de suite\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does haste let my creature use its tap ability right away?",
      verdict: "yes",
    },
    { language: "en", text: "Does haste remove summoning sickness?", verdict: "yes" },
    {
      language: "en",
      text: "My mana creature has haste. Can I tap it for mana the turn it enters?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
