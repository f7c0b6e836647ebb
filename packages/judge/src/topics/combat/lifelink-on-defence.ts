import type { Topic } from "../topic.ts";

export const lifelinkOnDefence: Topic = {
  id: "combat/lifelink-on-defence",
  title: { fr: "Lien de vie en bloquant", en: "Lifelink while blocking" },
  about: [["lifelink"], ["block", "blocker"]],
  not: [
    "deathtouch",
    "dies",
    "lose-game",
    "trample",
    "infect",
    "prevent",
    "double-strike",
    "i-die",
    "zero-life",
  ],
  hints: [
    "damage",
    "gain-life",
    "combat-damage",
    "deals-damage",
    "attack",
    "attacker",
    "creature",
    "still",
    "my-blocker",
  ],
  rules: [
    {
      number: "702.15b",
      claim: {
        fr: "Toute blessure infligée par la source fait gagner autant de points de vie.",
        en: "Any damage the source deals gains that much life.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le lien de vie vaut pour toutes les blessures que la créature inflige, aussi quand elle bloque ou est bloquée.",
        en: "Yes, lifelink counts for all damage the creature deals, also when it blocks or is blocked.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le lien de vie vaut pour toutes les blessures infligées, en attaque comme en défense.",
        en: "Lifelink counts for all damage dealt, attacking or blocking.",
      },
    },
  ],
  explanation: {
    fr: "On gagne autant de points de vie que de blessures infligées à la créature adverse, même au-delà de son endurance.",
    en: "You gain as much life as the damage dealt to the other creature, even beyond its toughness.",
  },
  questions: [
    {
      language: "fr",
      text: "Le lien de vie fonctionne-t-il quand ma créature bloque\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je gagne des points de vie si ma créature avec le lien de vie est bloquée par une créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma bloqueuse a le lien de vie\u00a0: est-ce que je gagne de la vie en bloquant\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does lifelink work when my creature is blocking?", verdict: "yes" },
    {
      language: "en",
      text: "Do I gain life if my lifelinker gets blocked by a creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My blocker has lifelink. Do I gain life from the damage it deals?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
