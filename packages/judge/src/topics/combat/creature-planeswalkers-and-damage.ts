import type { Topic } from "../topic.ts";

export const creaturePlaneswalkersAndDamage: Topic = {
  id: "combat/creature-planeswalkers-and-damage",
  title: {
    fr: "Planeswalker devenu créature et blessures",
    en: "Planeswalkers that are creatures and damage",
  },
  about: [
    ["animated-planeswalker", "planeswalker"],
    ["damage", "planeswalker-damage", "marked-damage", "combat-damage", "dies"],
    ["creature", "animated-planeswalker", "becomes-creature"],
  ],
  not: ["deathtouch", "burn-at-planeswalker", "attack", "block", "trample"],
  hints: [
    "loyalty",
    "counter-marker",
    "prevent",
    "as-well",
    "spell",
    "deals-damage",
    "lethal-damage",
    "opponent",
  ],
  rules: [
    {
      number: "120.3c",
      claim: {
        fr: "Les blessures infligées à un planeswalker lui retirent des marqueurs «\u00a0loyauté\u00a0».",
        en: "Damage dealt to a planeswalker removes loyalty counters.",
      },
    },
    {
      number: "120.3e",
      claim: {
        fr: "Les blessures infligées à une créature restent marquées sur elle.",
        en: "Damage dealt to a creature is marked on it.",
      },
    },
    {
      number: "306.8",
      claim: {
        fr: "C’est le cas de tout planeswalker, même s’il est aussi une créature.",
        en: "That holds for any planeswalker, even one that is also a creature.",
      },
    },
    {
      number: "704.5i",
      claim: {
        fr: "Un planeswalker à 0 loyauté est mis au cimetière.",
        en: "A planeswalker with loyalty 0 is put into the graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un planeswalker qui est aussi une créature perd autant de marqueurs «\u00a0loyauté\u00a0» et les blessures restent en plus marquées sur lui, sauf si elles sont prévenues.",
        en: "Yes, a planeswalker that is also a creature loses that many loyalty counters and also has the damage marked on it, unless it is prevented.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les deux résultats s’appliquent\u00a0: les blessures retirent des marqueurs «\u00a0loyauté\u00a0» et restent marquées sur la créature, sauf si elles sont prévenues.",
        en: "Both results apply: the damage removes loyalty counters and is marked on the creature, unless it is prevented.",
      },
    },
  ],
  explanation: {
    fr: "Un permanent qui a les deux types subit les deux résultats des blessures. Il meurt donc si ses blessures atteignent son endurance, ou si sa loyauté tombe à 0.",
    en: "A permanent with both types suffers both results of damage. It dies if its damage reaches its toughness, or if its loyalty falls to 0.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon planeswalker devenu créature reçoit 3 blessures non prévenues\u00a0: perd-il aussi 3 marqueurs de loyauté\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un planeswalker animé en créature peut-il mourir à cause de blessures mortelles\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Gideon est une créature ce tour-ci et subit 2 blessures d’un sort\u00a0: sa loyauté baisse-t-elle\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If a planeswalker that became a creature is dealt damage, does it lose loyalty as well?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does an animated planeswalker die from lethal damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My planeswalker creature takes 4 unprevented damage. Are loyalty counters removed too?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
