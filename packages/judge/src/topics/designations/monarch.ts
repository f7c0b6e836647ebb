import type { Topic } from "../topic.ts";

export const monarch: Topic = {
  id: "designations/monarch",
  title: { fr: "Le monarque", en: "The monarch" },
  about: [["monarch", "monarch-changes"]],
  not: ["copy", "commander"],
  hints: [
    "draw",
    "combat-damage",
    "attack",
    "end-step",
    "player",
    "creature",
    "opponent",
    "leave-game",
    "multiplayer",
    "damage",
    "first-strike",
  ],
  rules: [
    {
      number: "725.2",
      claim: {
        fr: "Le monarque pioche à son étape de fin\u202f; une créature qui lui inflige des blessures de combat fait de son contrôleur le monarque.",
        en: "The monarch draws at their end step; a creature dealing combat damage to them makes its controller the monarch.",
      },
    },
    {
      number: "725.3",
      claim: {
        fr: "Il n’y a qu’un seul monarque à la fois.",
        en: "There is only one monarch at a time.",
      },
    },
    {
      number: "725.4",
      claim: {
        fr: "Si le monarque quitte la partie, le joueur actif le devient.",
        en: "If the monarch leaves the game the active player becomes it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["noncombat-damage", "burn", "planeswalker"] },
      verdict: "no",
      ruling: {
        fr: "Non, seules des blessures de combat infligées au monarque par une créature font changer de monarque.",
        en: "No, only combat damage dealt to the monarch by a creature changes the monarch.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["both-lose", "each-player", "several-effects", "two-players"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, il n’y a qu’un monarque à la fois.",
        en: "No, there is only one monarch at a time.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature qui inflige des blessures de combat au monarque fait de son contrôleur le nouveau monarque\u202f; le monarque pioche une carte à son étape de fin.",
        en: "Yes, a creature that deals combat damage to the monarch makes its controller the new monarch; the monarch draws a card at their end step.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un seul joueur est monarque\u202f; il pioche à son étape de fin, et perd le titre au profit de qui lui inflige des blessures de combat avec une créature.",
        en: "Only one player is the monarch; they draw at their end step and lose the title to whoever deals combat damage to them with a creature.",
      },
    },
  ],
  explanation: {
    fr: "Ce sont des capacités déclenchées sans source\u00a0: on peut y répondre. Une fois apparu, le titre reste dans la partie tant qu’un joueur peut le porter.",
    en: "These are triggered abilities without a source, so players may respond. Once it has appeared, the title stays in the game as long as a player can hold it.",
  },
  questions: [
    {
      language: "fr",
      text: "Si ma créature inflige des blessures de combat au monarque, est-ce que je deviens le monarque\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Comment fonctionne le monarque\u202f?", verdict: null },
    {
      language: "fr",
      text: "Que se passe-t-il quand le monarque quitte la partie\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "If my creature deals combat damage to the monarch, do I become the monarch?",
      verdict: "yes",
    },
    { language: "en", text: "How does the monarch work?", verdict: null },
    {
      language: "en",
      text: "Who becomes the monarch when that player leaves the game?",
      verdict: null,
      heldBack: true,
    },
  ],
};
