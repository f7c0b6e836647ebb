import type { Topic } from "../topic.ts";

export const unspentMana: Topic = {
  id: "turn-structure/unspent-mana",
  title: { fr: "Mana non dépensé", en: "Unspent mana" },
  about: [["mana-empties"]],
  not: ["mana-ability"],
  hints: [
    "mana",
    "mana-pool",
    "turn",
    "phase",
    "main-phase",
    "combat-phase",
    "tap",
    "untap",
    "land",
    "end-of-turn",
    "lose-life",
  ],
  rules: [
    {
      number: "500.5",
      claim: {
        fr: "À la fin de chaque étape et de chaque phase, le mana non dépensé disparaît.",
        en: "As each step and phase ends, unspent mana empties.",
      },
    },
    {
      number: "106.4",
      claim: {
        fr: "Le mana produit va dans la réserve de son joueur, d’où il se dépense.",
        en: "Mana produced goes to its player’s pool, from where it is spent.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "lose-life", "next-turn", "combat-phase"] },
      verdict: "no",
      ruling: {
        fr: "Non, le mana non dépensé disparaît à la fin de chaque étape et de chaque phase, sans autre effet.",
        en: "No, unspent mana disappears at the end of each step and phase, with no other effect.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mana non dépensé disparaît à la fin de l’étape ou de la phase où il a été produit.",
        en: "Yes, unspent mana disappears at the end of the step or phase in which it was produced.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le mana non dépensé disparaît à la fin de chaque étape et de chaque phase\u202f; on n’en perd aucun point de vie.",
        en: "Unspent mana disappears at the end of each step and phase; you lose no life for it.",
      },
    },
  ],
  explanation: {
    fr: "Le mana reste dans la réserve jusqu’à la fin de l’étape ou de la phase en cours. Il ne passe donc ni de la phase principale au combat, ni d’un tour à l’autre. La «\u00a0brûlure de mana\u00a0» n’existe plus.",
    en: "Mana stays in the pool until the current step or phase ends. So it passes neither from the main phase into combat nor from turn to turn. “Mana burn” no longer exists.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que mon mana non dépensé disparaît entre les phases\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je garder du mana de ma phase principale pour le combat\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je n’utilise pas tout le mana produit, est-il perdu à la fin de la phase\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does unspent mana empty between phases?", verdict: "yes" },
    {
      language: "en",
      text: "Can I keep floating mana from my main phase into combat?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I tapped lands and didn’t use the mana. Do I lose the mana when the step ends?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
