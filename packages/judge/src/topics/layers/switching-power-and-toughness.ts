import type { Topic } from "../topic.ts";

export const switchingPowerAndToughness: Topic = {
  id: "layers/switching-power-and-toughness",
  title: { fr: "Échanger la force et l’endurance", en: "Switching power and toughness" },
  about: [["switch-power-toughness"]],
  hints: [
    "pump",
    "plus-one-counter",
    "power",
    "toughness",
    "layer",
    "timestamp",
    "order-choice",
    "twice",
    "then-order",
    "exchange",
    "counter-marker",
    "base-power-toughness",
    "damage",
    "marked-damage",
  ],
  rules: [
    {
      number: "613.4d",
      claim: {
        fr: "L’échange s’applique en dernier, dans la couche 7d.",
        en: "Switching applies last, in layer 7d.",
      },
    },
    {
      number: "613.4c",
      claim: {
        fr: "Bonus et marqueurs s’appliquent avant lui.",
        en: "Bonuses and counters apply before it.",
      },
    },
    {
      number: "613.4",
      claim: {
        fr: "Dans la couche 7, l’ordre des sous-couches l’emporte sur l’ordre d’arrivée.",
        en: "Within layer 7 the order of sublayers beats the order of arrival.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["twice"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, deux échanges s’annulent\u00a0: la créature retrouve sa force et son endurance d’avant.",
        en: "Yes, two switches undo each other: the creature is back to its former power and toughness.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["order-choice"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’ordre ne change rien\u00a0: tous les bonus s’appliquent d’abord, l’échange toujours en dernier.",
        en: "No, the order does not matter: all bonuses apply first, the switch always last.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’échange s’applique toujours en dernier\u00a0: ajoutez d’abord tous les bonus et marqueurs, même ceux arrivés après lui, puis échangez. Une 1/4 qui reçoit +2/+0, avant ou après l’échange, devient 3/4 puis 4/3.",
        en: "The switch always applies last: first add all bonuses and counters, even those that came after it, then switch. A 1/4 that gets +2/+0, before or after the switch, becomes 3/4 and then 4/3.",
      },
    },
  ],
  explanation: {
    fr: "L’échange est dans la couche 7d, après les valeurs fixées (7b), les bonus et les marqueurs (7c). Un bonus de force lancé après l’échange augmente donc en fait l’endurance. Plusieurs échanges s’appliquent l’un après l’autre\u00a0: deux se compensent.",
    en: "Switching is in layer 7d, after set values (7b) and bonuses and counters (7c). So a power bonus cast after the switch in effect raises toughness. Several switches apply one after the other: two undo each other.",
  },
  steps: [
    {
      action: {
        fr: "Tous les bonus et marqueurs s’ajoutent.",
        en: "All bonuses and counters are added.",
      },
      rule: "613.4c",
      layer: "7c",
    },
    {
      action: { fr: "Force et endurance sont échangées.", en: "Power and toughness are switched." },
      rule: "613.4d",
      layer: "7d",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "J’échange la force et l’endurance d’une 1/4 puis je lui donne +2/+0, elle devient quoi\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si j’échange la force et l’endurance deux fois, est-ce que ma créature redevient normale\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que l’ordre compte si j’inverse la force et l’endurance d’une créature qui a un bonus\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si on inverse la force et l’endurance d’une créature qui a un marqueur +1/+1\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "I switch a 1/4’s power and toughness and then give it +2/+0, what happens?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I switch power and toughness twice, is my creature back to normal?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does the order matter if I pump a creature and switch its power and toughness?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does switching power and toughness work with +1/+1 counters?",
      verdict: null,
      heldBack: true,
    },
  ],
};
