import type { Topic } from "../topic.ts";

export const whoStarts: Topic = {
  id: "turn-structure/who-starts",
  title: { fr: "Qui commence", en: "Who goes first" },
  about: [["choose-first"]],
  not: ["commander", "mulligan", "skip-first-draw", "damage"],
  hints: ["first-turn", "opponent", "player", "choose", "lose-game", "win-game", "before"],
  rules: [
    {
      number: "103.1",
      claim: {
        fr: "Le gagnant du tirage au sort choisit qui commence\u202f; ensuite, c’est le perdant de la partie précédente.",
        en: "The winner of the toss chooses who starts; in later games the previous loser does.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le joueur désigné choisit librement qui commence, lui-même ou un adversaire.",
        en: "Yes, the player so determined chooses freely who starts, themselves or an opponent.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À la première partie, le gagnant du tirage au sort choisit qui commence\u202f; aux suivantes, le perdant de la partie précédente choisit.",
        en: "In the first game the winner of the toss chooses who starts; after that the loser of the previous game chooses.",
      },
    },
  ],
  explanation: {
    fr: "Être désigné donne le choix, pas l’obligation de commencer\u00a0: on peut laisser le premier tour à un adversaire (et piocher à son propre premier tour).",
    en: "Being determined gives the choice, not the duty to start: you may give an opponent the first turn (and draw on your own first turn).",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai gagné le jet de dé, est-ce que je peux choisir que mon adversaire joue en premier\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Qui commence la deuxième partie d’un match\u202f?", verdict: null },
    {
      language: "fr",
      text: "Le gagnant du dé peut-il décider de jouer en second\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I win the coin flip, may I choose to go second and be on the draw?",
      verdict: "yes",
    },
    { language: "en", text: "Who goes first in game two?", verdict: null },
    {
      language: "en",
      text: "Can the winner of the die roll make the other player go first?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
