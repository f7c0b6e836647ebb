import type { Topic } from "../topic.ts";

export const maximumHandSize: Topic = {
  id: "turn-structure/maximum-hand-size",
  title: { fr: "Taille maximale de la main", en: "Maximum hand size" },
  about: [["hand-size-limit"]],
  not: ["mulligan", "draw-step", "commander"],
  hints: [
    "discard",
    "hand",
    "turn",
    "opponents-turn",
    "cleanup-step",
    "end-of-turn",
    "card",
    "opponent",
    "player",
    "end-step",
  ],
  rules: [
    {
      number: "514.1",
      claim: {
        fr: "À l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main maximale.",
        en: "In the cleanup step the active player discards down to their maximum hand size.",
      },
    },
    {
      number: "402.2",
      claim: {
        fr: "La taille maximale de la main est normalement de sept cartes.",
        en: "The maximum hand size is normally seven cards.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["opponents-turn", "opponent", "draw"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ne vérifie la taille de la main qu’à l’étape de nettoyage de son propre tour\u00a0: c’est alors seulement que le joueur actif se défausse.",
        en: "No, hand size is checked only in the cleanup step of your own turn: only then does the active player discard.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["in-my-turn"],
        none: ["end-of-turn", "cleanup-step", "end-step"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, pendant le tour, il n’y a pas de limite\u00a0: vous ne vous défaussez jusqu’à sept cartes qu’à l’étape de nettoyage, à la fin de votre tour.",
        en: "No, during the turn there is no limit: only in the cleanup step, at the end of your turn, do you discard down to seven cards.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, à l’étape de nettoyage de votre tour, vous vous défaussez jusqu’à sept cartes.",
        en: "Yes, in the cleanup step of your turn you discard down to seven cards.",
      },
    },
    {
      when: { form: ["number"] },
      verdict: null,
      ruling: {
        fr: "7 cartes\u00a0: à l’étape de nettoyage de votre tour, vous vous défaussez du surplus.",
        en: "7 cards: in the cleanup step of your turn you discard the rest.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À l’étape de nettoyage de son propre tour, et seulement là, un joueur se défausse jusqu’à sept cartes.",
        en: "In the cleanup step of their own turn, and only then, a player discards down to seven cards.",
      },
    },
  ],
  explanation: {
    fr: "On peut avoir plus de sept cartes en main le reste du temps, y compris pendant le tour de l’adversaire. Cette défausse n’utilise pas la pile et n’est pas un coût, mais elle déclenche «\u00a0quand vous vous défaussez\u00a0».",
    en: "You may hold more than seven cards the rest of the time, opponents’ turns included. This discard doesn’t use the stack and isn’t a cost, but it does trigger “whenever you discard”.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai neuf cartes en main à la fin de mon tour, est-ce que je dois me défausser\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’ai plus de sept cartes en main pendant le tour de mon adversaire, dois-je me défausser\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Avec dix cartes en main à mon étape de nettoyage, faut-il redescendre à sept cartes\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Dois-je défausser si j’ai huit cartes pendant mon tour\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Dois-je défausser jusqu’à sept cartes à la fin du tour\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is there a hand size limit during my turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do I discard at the end of my opponent’s turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do I have to discard if I have eight cards in hand at the end of my turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I have to discard down to seven cards on my opponent’s turn?",
      verdict: "no",
    },
    { language: "en", text: "What is the maximum hand size?", verdict: null, heldBack: true },
  ],
};
