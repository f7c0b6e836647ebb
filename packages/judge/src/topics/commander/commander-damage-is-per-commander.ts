import type { Topic } from "../topic.ts";

export const commanderDamageIsPerCommander: Topic = {
  id: "commander/commander-damage-is-per-commander",
  title: { fr: "21 blessures par commandant", en: "21 damage per commander" },
  about: [
    ["commander-damage", "twenty-one"],
    ["partner", "separate-counts", "several-commanders"],
  ],
  not: ["gain-control", "noncombat-damage", "copy"],
  hints: [
    "commander",
    "combat-damage",
    "damage",
    "lose-game",
    "player",
    "opponent",
    "choose",
    "twice",
    "commander-recast",
    "dies",
    "command-zone",
  ],
  rules: [
    {
      number: "903.10a",
      claim: {
        fr: "Il faut 21 blessures de combat d’un même commandant.",
        en: "It takes 21 combat damage from one and the same commander.",
      },
    },
    {
      number: "704.6c",
      claim: { fr: "C’est une action basée sur l’état.", en: "It is a state-based action." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures se comptent séparément pour chaque commandant\u00a0: il en faut 21 d’un seul et même commandant.",
        en: "No, damage is counted separately for each commander: it takes 21 from one and the same commander.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque commandant se compte à part\u00a0: un joueur perd quand un seul et même commandant lui a infligé 21 blessures de combat ou plus.",
        en: "Each commander is counted separately: a player loses when one and the same commander has dealt them 21 or more combat damage.",
      },
    },
  ],
  explanation: {
    fr: "Deux partenaires, ou les commandants de deux adversaires, ne s’additionnent pas. Pour un même commandant, on compte en revanche toute la partie, même s’il est mort et a été relancé entre-temps.",
    en: "Two partners, or the commanders of two opponents, do not add up. For a single commander you count the whole game, though, even if it died and was recast in between.",
  },
  questions: [
    {
      language: "fr",
      text: "Les blessures de commandant de deux partenaires s’additionnent-elles pour les 21\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai pris 11 blessures d’un commandant et 10 de son partenaire, est-ce que je perds\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Avec deux commandants partenaires, comment compte-t-on les 21 blessures de commandant\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que les blessures de commandant de plusieurs adversaires se cumulent\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do two partner commanders add up for the 21 commander damage?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Both partners dealt me commander damage. Do I lose the game when it adds up to 21?",
      verdict: "no",
    },
    { language: "en", text: "How is commander damage tracked with partners?", verdict: null },
    {
      language: "en",
      text: "Does commander damage from different commanders get combined?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
