import type { Topic } from "../topic.ts";

export const summoningSicknessAttackAndBlock: Topic = {
  id: "combat/summoning-sickness-attack-and-block",
  title: {
    fr: "Attaquer ou bloquer au tour d’arrivée",
    en: "Attacking or blocking the turn it arrives",
  },
  about: [
    ["summoning-sickness", "just-arrived", "this-turn"],
    ["attack", "block", "attacker", "blocker"],
  ],
  not: [
    "tap-for-mana",
    "vehicle",
    "enters-attacking",
    "ninjutsu",
    "animated-land",
    "becomes-creature",
    "goad",
    "activated-ability",
    "tap-symbol",
    "damage",
    "morph",
  ],
  hints: [
    "haste",
    "creature",
    "cast",
    "opponents-turn",
    "enters",
    "gain-control",
    "turn",
    "respond",
    "flash",
    "battlefield",
    "control",
    "defending-player",
    "since-last-turn",
    "land",
    "no-tap-symbol",
  ],
  rules: [
    {
      number: "302.6",
      claim: {
        fr: "Une créature ne peut pas attaquer si vous ne la contrôlez pas sans interruption depuis le début de votre tour.",
        en: "A creature can’t attack unless you have controlled it continuously since your turn began.",
      },
    },
    {
      number: "702.10b",
      claim: {
        fr: "La célérité permet d’attaquer tout de suite.",
        en: "Haste lets it attack right away.",
      },
    },
    {
      number: "509.1a",
      claim: {
        fr: "Pour bloquer, une créature doit seulement être dégagée.",
        en: "To block, a creature only has to be untapped.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["haste"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec la célérité une créature peut attaquer le tour même de son arrivée.",
        en: "Yes, with haste a creature can attack the very turn it arrives.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["block", "blocker"], none: ["attack", "attacker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mal d’invocation n’empêche pas de bloquer\u00a0: il suffit que la créature soit dégagée.",
        en: "Yes, summoning sickness does not stop blocking: the creature only has to be untapped.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["block", "blocker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle peut bloquer\u202f; le mal d’invocation n’interdit que d’attaquer et d’utiliser ses capacités avec {T}.",
        en: "Yes, it can block; summoning sickness only forbids attacking and using its {T} abilities.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans la célérité une créature ne peut pas attaquer le tour où elle arrive sous votre contrôle.",
        en: "No, without haste a creature can’t attack on the turn it comes under your control.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le mal d’invocation interdit d’attaquer (et les capacités avec {T}), mais pas de bloquer\u202f; la célérité le lève.",
        en: "Summoning sickness forbids attacking (and {T} abilities) but not blocking; haste lifts it.",
      },
    },
  ],
  explanation: {
    fr: "La règle regarde si vous contrôlez la créature sans interruption depuis le début de votre dernier tour. Elle vaut aussi pour une créature volée ou revenue ce tour-ci, même si c’est une vieille créature. Le blocage n’est jamais concerné.",
    en: "The rule asks whether you have controlled the creature continuously since your most recent turn began. It also applies to a creature stolen or returned this turn, even an old one. Blocking is never affected.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature avec le mal d’invocation peut-elle bloquer\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux attaquer avec une créature qui vient d’arriver\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature a la célérité, peut-elle attaquer malgré le mal d’invocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "j’ai posé une créature à mon tour, elle peut bloquer au tour adverse malgré le mal d’invocation\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can a summoning sick creature block?", verdict: "yes" },
    { language: "en", text: "Can I attack with a creature I just cast?", verdict: "no" },
    {
      language: "en",
      text: "Does haste let a creature attack while it has summoning sickness?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I stole a creature, it has summoning sickness right? Can it attack this turn?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
