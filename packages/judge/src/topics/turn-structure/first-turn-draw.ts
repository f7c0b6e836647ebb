import type { Topic } from "../topic.ts";

export const firstTurnDraw: Topic = {
  id: "turn-structure/first-turn-draw",
  title: { fr: "Piocher au premier tour", en: "Drawing on the first turn" },
  about: [
    ["skip-first-draw", "choose-first", "first-turn"],
    ["draw", "skip-first-draw"],
  ],
  not: ["replaced-draw", "mulligan", "dredge", "choose", "commander-as-first-draw"],
  hints: [
    "first-turn",
    "multiplayer",
    "commander",
    "two-players",
    "player",
    "draw",
    "card",
    "turn",
  ],
  rules: [
    {
      number: "103.8a",
      claim: {
        fr: "À deux joueurs, celui qui commence saute sa première étape de pioche.",
        en: "With two players, whoever starts skips their first draw step.",
      },
    },
    {
      number: "103.8c",
      claim: {
        fr: "Dans les autres parties multijoueurs, personne ne la saute.",
        en: "In other multiplayer games nobody skips it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["multiplayer", "commander"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, à plus de deux joueurs le premier joueur pioche à son premier tour.",
        en: "Yes, with more than two players the first player draws on their first turn.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, à deux joueurs, celui qui commence ne pioche pas à son premier tour\u202f; à plus de deux joueurs (hors Troll à deux têtes), tout le monde pioche.",
        en: "No, with two players the one who starts doesn’t draw on their first turn; with more than two players (outside Two-Headed Giant) everybody draws.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À deux joueurs, celui qui commence saute sa première étape de pioche\u202f; à plus de deux joueurs (hors Troll à deux têtes), personne ne la saute.",
        en: "With two players the one who starts skips their first draw step; with more than two players (outside Two-Headed Giant) nobody does.",
      },
    },
  ],
  explanation: {
    fr: "C’est la contrepartie de l’avantage de commencer. En Commander à quatre joueurs, le premier joueur pioche donc normalement.",
    en: "It makes up for the advantage of starting. So in four-player Commander the first player draws as usual.",
  },
  questions: [
    {
      language: "fr",
      text: "En duel, est-ce que je pioche au premier tour si je commence\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "En Commander multijoueur, le premier joueur pioche-t-il à son premier tour\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le joueur qui commence une partie à deux pioche-t-il une carte à son premier tour\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Do I draw a card on my first turn if I go first?", verdict: "no" },
    {
      language: "en",
      text: "In a multiplayer game, does the first player draw on their first turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Two player game, I’m on the play. Do I get to draw on turn one?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "In a four-player game, does the first player draw a card on the first turn?",
      verdict: "yes",
    },
    { language: "en", text: "Four-player Commander and I go first. Do I draw?", verdict: "yes" },
    {
      language: "en",
      text: "In multiplayer, does the starting player get to draw?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "À quatre joueurs, le premier joueur pioche-t-il au premier tour\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "En Commander à quatre, je commence\u00a0: est-ce que je pioche\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "En multi, celui qui commence pioche une carte\u202f?",
      verdict: "yes",
    },
  ],
};
