import type { Topic } from "../topic.ts";

export const excessDamageToAPlaneswalker: Topic = {
  id: "combat/excess-damage-to-a-planeswalker",
  title: {
    fr: "Blessures en trop sur un planeswalker",
    en: "More damage than a planeswalker’s loyalty",
  },
  about: [
    ["planeswalker"],
    ["excess-damage", "trample", "trample-over-planeswalkers"],
    ["attack", "attacker", "damage", "planeswalker-damage", "combat-damage", "loyalty", "player"],
  ],
  not: ["planeswalker-gone"],
  hints: [
    "player",
    "defending-player",
    "opponent",
    "unblocked",
    "gets-through",
    "controller",
    "assign-damage",
    "lethal-damage",
    "creature",
    "block",
    "kill",
  ],
  rules: [
    {
      number: "702.19f",
      claim: {
        fr: "Sans piétinement sur planeswalkers, aucune blessure de combat ne passe au joueur.",
        en: "Without trample over planeswalkers, no combat damage goes to the player.",
      },
    },
    {
      number: "510.1b",
      claim: {
        fr: "Une attaquante non bloquée inflige toutes ses blessures au planeswalker qu’elle attaque.",
        en: "An unblocked attacker deals all its damage to the planeswalker it attacks.",
      },
    },
    {
      number: "702.19c",
      claim: {
        fr: "Le piétinement sur planeswalkers laisse passer ce qui dépasse la loyauté.",
        en: "Trample over planeswalkers lets through what exceeds the loyalty.",
      },
    },
    {
      number: "306.8",
      claim: {
        fr: "Chaque blessure infligée à un planeswalker lui retire un marqueur «\u00a0loyauté\u00a0».",
        en: "Each damage dealt to a planeswalker removes a loyalty counter from it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["trample-over-planeswalkers"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec le piétinement sur planeswalkers, ce qui dépasse sa loyauté peut être assigné à son contrôleur.",
        en: "Yes, with trample over planeswalkers, what exceeds its loyalty may be assigned to its controller.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le surplus est perdu\u00a0: une créature qui attaque un planeswalker n’inflige rien au joueur, même avec le piétinement ordinaire.",
        en: "No, the excess is lost: a creature attacking a planeswalker deals nothing to the player, even with ordinary trample.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le surplus est perdu\u00a0: 0 blessure pour le joueur, sauf avec le piétinement sur planeswalkers.",
        en: "The excess is lost: 0 damage to the player, except with trample over planeswalkers.",
      },
    },
  ],
  explanation: {
    fr: "Une créature attaque soit le joueur, soit un planeswalker. Le piétinement ordinaire porte les blessures au-delà des bloqueuses jusqu’au planeswalker attaqué, mais jamais au-delà du planeswalker. Seul le piétinement sur planeswalkers va plus loin.",
    en: "A creature attacks either the player or a planeswalker. Ordinary trample carries damage past the blockers to the attacked planeswalker, but never past the planeswalker. Only trample over planeswalkers goes further.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature avec le piétinement attaque un planeswalker, l’excédent passe-t-il au joueur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les blessures en excès sur un planeswalker sont-elles infligées à son contrôleur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "j’attaque un planeswalker à 2 de loyauté avec un gros pietineur, le reste des blessures touche l’adversaire\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does excess damage dealt to a planeswalker carry over to the player?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My trample creature attacks a planeswalker. Does the extra damage go to its controller?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I attack a planeswalker with trample, can the leftover damage hit the defending player?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
