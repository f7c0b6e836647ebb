import type { Topic } from "../topic.ts";

export const infectInsteadOfLifeLoss: Topic = {
  id: "combat/infect-instead-of-life-loss",
  title: { fr: "L’infection et les points de vie", en: "Infect and life" },
  about: [
    ["infect"],
    [
      "lose-life",
      "life-total",
      "lifelink",
      "minus-one-counter",
      "planeswalker",
      "gain-life",
      "damage",
      "poison",
    ],
  ],
  not: [
    "prevent",
    "trample",
    "double-strike",
    "first-strike",
    "deathtouch",
    "proliferate",
    "x-value",
  ],
  hints: [
    "player",
    "creature",
    "counter-marker",
    "poison",
    "damage",
    "combat-damage",
    "attack",
    "opponent",
    "block",
    "unblocked",
    "lose-game",
    "as-well",
    "deals-damage",
    "marked-damage",
    "accumulate",
    "combat-phase",
    "loyalty",
    "planeswalker-damage",
    "wears-off",
  ],
  rules: [
    {
      number: "702.90b",
      claim: {
        fr: "Les blessures d’une source avec l’infection donnent au joueur autant de marqueurs «\u00a0poison\u00a0», sans perte de points de vie.",
        en: "Damage from a source with infect gives the player that many poison counters, with no loss of life.",
      },
    },
    {
      number: "702.90c",
      claim: {
        fr: "À une créature, elles mettent autant de marqueurs -1/-1.",
        en: "To a creature it puts that many -1/-1 counters.",
      },
    },
    {
      number: "120.3f",
      claim: {
        fr: "Le lien de vie s’ajoute aux autres résultats des blessures.",
        en: "Lifelink comes on top of the other results of the damage.",
      },
    },
    {
      number: "120.3c",
      claim: {
        fr: "Un planeswalker perd autant de marqueurs «\u00a0loyauté\u00a0».",
        en: "A planeswalker loses that many loyalty counters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["lifelink", "gain-life"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’infection change le résultat des blessures mais ce sont toujours des blessures\u00a0: le lien de vie fait gagner autant de points de vie.",
        en: "Yes, infect changes the result of the damage but it is still damage: lifelink gains that much life.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["planeswalker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une source avec l’infection retire normalement des marqueurs «\u00a0loyauté\u00a0» à un planeswalker.",
        en: "Yes, a source with infect removes loyalty counters from a planeswalker as usual.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["lose-life", "life-total"], none: ["minus-one-counter"] },
      verdict: "no",
      ruling: {
        fr: "Non, le joueur ne perd pas de points de vie\u00a0: il reçoit autant de marqueurs «\u00a0poison\u00a0».",
        en: "No, the player loses no life: they get that many poison counters instead.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["minus-one-counter"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, à une créature l’infection inflige ses blessures sous forme de marqueurs -1/-1, qui restent après la fin du tour.",
        en: "Yes, to a creature infect deals its damage in the form of -1/-1 counters, which stay after the turn ends.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, ce sont toujours des blessures\u00a0: marqueurs «\u00a0poison\u00a0» pour un joueur, marqueurs -1/-1 pour une créature.",
        en: "Yes, it is still damage: poison counters for a player, -1/-1 counters for a creature.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À un joueur\u00a0: autant de marqueurs «\u00a0poison\u00a0», sans perte de points de vie (10 marqueurs et il perd)\u202f; à une créature\u00a0: autant de marqueurs -1/-1.",
        en: "To a player: that many poison counters and no life loss (10 counters and they lose); to a creature: that many -1/-1 counters.",
      },
    },
  ],
  explanation: {
    fr: "L’infection change le résultat des blessures\u00a0: des marqueurs «\u00a0poison\u00a0» au lieu de points de vie perdus, des marqueurs -1/-1 au lieu de blessures marquées. Ce sont pourtant des blessures\u00a0: le lien de vie et les capacités déclenchées par des blessures fonctionnent. Les marqueurs -1/-1 ne partent pas à la fin du tour.",
    en: "Infect changes the result of damage: poison counters instead of life lost, -1/-1 counters instead of marked damage. It is still damage: lifelink and abilities that trigger on damage work. The -1/-1 counters do not go away at end of turn.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature avec l’infection fait-elle perdre des points de vie au joueur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Infection et lien de vie\u00a0: est-ce que je gagne des points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que font les blessures d’une source avec infection à un joueur et à une créature\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "mon adversaire m’attaque avec infect, je perds aussi des pv en plus du poison\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does infect damage make a player lose life?", verdict: "no" },
    {
      language: "en",
      text: "If a creature has infect and lifelink, do I gain life?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What does infect do to damage dealt to players and creatures?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does my infect creature put -1/-1 counters on the creature it blocks?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
