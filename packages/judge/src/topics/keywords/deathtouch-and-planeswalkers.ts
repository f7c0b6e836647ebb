import type { Topic } from "../topic.ts";

export const deathtouchAndPlaneswalkers: Topic = {
  id: "keywords/deathtouch-and-planeswalkers",
  title: { fr: "Contact mortel et planeswalkers", en: "Deathtouch and planeswalkers" },
  about: [["deathtouch"], ["planeswalker"]],
  hints: [
    "damage",
    "attack",
    "kill",
    "destroy",
    "dies",
    "loyalty",
    "survives",
    "planeswalker-damage",
    "creature",
    "trample",
    "combat-damage",
    "lethal-damage",
    "creature",
    "deals-damage",
  ],
  rules: [
    {
      number: "702.2b",
      claim: {
        fr: "Le contact mortel ne détruit que des créatures.",
        en: "Deathtouch destroys only creatures.",
      },
    },
    {
      number: "306.8",
      claim: {
        fr: "Un planeswalker perd autant de marqueurs «\u00a0loyauté\u00a0» qu’il subit de blessures.",
        en: "A planeswalker loses as many loyalty counters as it is dealt damage.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, s’il lui reste de la loyauté\u00a0: le contact mortel ne détruit que des créatures.",
        en: "Yes, if it has loyalty left: deathtouch destroys only creatures.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le contact mortel ne détruit que des créatures\u202f; le planeswalker perd simplement autant de loyauté qu’il subit de blessures.",
        en: "No, deathtouch destroys only creatures; the planeswalker simply loses as much loyalty as it is dealt damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le contact mortel n’y ajoute rien\u00a0: le planeswalker perd autant de marqueurs «\u00a0loyauté\u00a0» que de blessures.",
        en: "Deathtouch adds nothing: the planeswalker loses as many loyalty counters as it is dealt damage.",
      },
    },
  ],
  explanation: {
    fr: "Le contact mortel ne concerne que les blessures infligées à une créature. Un planeswalker meurt quand sa loyauté atteint 0. Un planeswalker qui est aussi une créature à ce moment-là serait détruit.",
    en: "Deathtouch only concerns damage dealt to a creature. A planeswalker dies when its loyalty reaches 0. A planeswalker that is also a creature at that time would be destroyed.",
  },
  questions: [
    { language: "fr", text: "Le contact mortel tue-t-il un planeswalker\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Si ma créature contact mortel attaque un planeswalker, est-il détruit avec une seule blessure\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "contact mortel sur un planeswalker ca le détruit direct\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does deathtouch kill a planeswalker?", verdict: "no" },
    {
      language: "en",
      text: "Is one damage from a deathtouch creature enough to destroy a planeswalker?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I hit a planeswalker with a deathtouch creature, does it die instantly?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
