import type { Topic } from "../topic.ts";

export const defenderCannotAttack: Topic = {
  id: "combat/defender-cannot-attack",
  title: { fr: "Défenseur et attaque", en: "Defender and attacking" },
  about: [
    ["defender"],
    [
      "attack",
      "attacker",
      "attack-alone",
      "must-attack",
      "block",
      "blocker",
      "declare-attackers",
      "no-attack-if-able",
    ],
  ],
  not: ["loses-ability", "lose-abilities"],
  hints: ["flying", "vigilance", "haste", "creature", "cant", "power"],
  rules: [
    {
      number: "702.3b",
      claim: {
        fr: "Une créature avec le défenseur ne peut pas être déclarée comme attaquante.",
        en: "A creature with defender can’t be declared as an attacker.",
      },
    },
    {
      number: "508.1a",
      claim: {
        fr: "On ne déclare que des créatures qui ont le droit d’attaquer.",
        en: "Only creatures that are allowed to attack are declared.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["block", "blocker"], none: ["attack", "attacker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le défenseur n’empêche que d’attaquer\u00a0: la créature peut bloquer normalement.",
        en: "Yes, defender only stops attacking: the creature can block as usual.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature avec le défenseur ne peut pas attaquer tant qu’elle a cette capacité.",
        en: "No, a creature with defender can’t attack as long as it has that ability.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature avec le défenseur ne peut pas attaquer\u202f; elle bloque normalement.",
        en: "A creature with defender can’t attack; it blocks as usual.",
      },
    },
  ],
  explanation: {
    fr: "Le défenseur interdit l’attaque, rien d’autre\u00a0: la créature peut bloquer, s’engager pour ses capacités et infliger ses blessures de combat quand elle bloque. Seul un effet qui retire le défenseur ou permet d’attaquer malgré lui change cela.",
    en: "Defender forbids attacking and nothing else: the creature may block, tap for its abilities and deal combat damage when it blocks. Only an effect that removes defender or lets it attack anyway changes that.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon mur avec le défenseur a 5 de force, est-ce que je peux attaquer avec\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature avec le défenseur peut-elle bloquer normalement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature a le défenseur et la célérité\u00a0: peut-elle attaquer ce tour\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I swing with my creature that has defender?", verdict: "no" },
    { language: "en", text: "Is a creature with defender able to block?", verdict: "yes" },
    {
      language: "en",
      text: "My defender got haste from an Equipment, is it allowed to attack now?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
