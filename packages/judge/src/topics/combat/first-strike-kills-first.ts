import type { Topic } from "../topic.ts";

export const firstStrikeKillsFirst: Topic = {
  id: "combat/first-strike-kills-first",
  title: { fr: "L’initiative frappe d’abord", en: "First strike hits first" },
  about: [
    ["first-strike", "first-striker-kills"],
    ["dies", "kill", "survives", "first-striker-kills", "before", "damage"],
    [
      "combat-damage",
      "block",
      "blocker",
      "attack",
      "attacker",
      "damage",
      "deals-damage",
      "creature",
      "dies",
    ],
  ],
  not: [
    "double-strike",
    "deathtouch",
    "after-first-step",
    "fight",
    "trample",
    "lifelink",
    "loses-ability",
    "both-creatures",
    "menace",
  ],
  hints: ["creature", "combat-phase", "lethal-damage", "toughness", "survives"],
  rules: [
    {
      number: "702.7b",
      claim: {
        fr: "Avec une créature à l’initiative, le combat a deux étapes de blessures\u202f; elle frappe dans la première.",
        en: "With a first striker the combat has two damage steps; it strikes in the first.",
      },
    },
    {
      number: "510.4",
      claim: {
        fr: "Les créatures sans initiative infligent leurs blessures dans la seconde étape, si elles sont encore là.",
        en: "Creatures without first strike deal their damage in the second step, if they are still there.",
      },
    },
    {
      number: "704.5g",
      claim: {
        fr: "Une créature aux blessures mortelles est détruite avant la seconde étape.",
        en: "A creature with lethal damage is destroyed before the second step.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["both-creatures", "simultaneous"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, deux créatures avec l’initiative infligent leurs blessures en même temps, dans la première étape.",
        en: "Yes, two creatures with first strike deal their damage at the same time, in the first step.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature tuée dans l’étape de blessures d’initiative n’inflige pas ses propres blessures de combat.",
        en: "No, a creature killed in the first-strike damage step doesn’t deal its own combat damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature à l’initiative frappe dans une première étape de blessures\u202f; si elle tue l’autre créature, celle-ci n’inflige plus rien. Sinon, l’autre créature frappe normalement dans la seconde étape.",
        en: "The first striker hits in a first damage step; if that kills the other creature, it deals nothing back. If not, the other creature deals its damage normally in the second step.",
      },
    },
  ],
  explanation: {
    fr: "Dès qu’une créature du combat a l’initiative, il y a deux étapes de blessures. Les actions basées sur l’état sont vérifiées entre les deux\u00a0: une créature déjà détruite n’est plus là pour frapper.",
    en: "As soon as one creature in the combat has first strike there are two damage steps. State-based actions are checked between them: a creature already destroyed isn’t there to strike.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature avec l’initiative tue la bloqueuse\u00a0: est-ce que la bloqueuse inflige quand même ses blessures en retour\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature tuée par l’initiative rend-elle les coups\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si mon attaquante avec l’initiative tue la créature qui bloque, subit-elle des blessures en retour\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my first striker kills the blocker, does the blocker still deal damage back?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a creature killed by first strike damage get to hit back?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature with first strike kills the attacker it blocks. Will it take damage in return?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
