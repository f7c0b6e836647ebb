import type { Topic } from "../topic.ts";

export const mulliganLondon: Topic = {
  id: "turn-structure/mulligan-london",
  title: { fr: "Mulligan", en: "Mulligan" },
  about: [["mulligan"], ["mulligan-bottom", "hand", "card", "library", "draw"]],
  not: ["commander", "free-of-charge", "multiplayer"],
  hints: ["hand-size", "player", "top-of-library", "keep"],
  rules: [
    {
      number: "103.5",
      claim: {
        fr: "Pour un mulligan, on mélange sa main, repioche sept cartes, puis en met une en dessous par mulligan.",
        en: "For a mulligan you shuffle your hand away, draw seven again, then bottom one card for each mulligan.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["mulligan-bottom"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, après chaque mulligan vous piochez sept cartes, puis vous en mettez au-dessous de la bibliothèque une par mulligan pris.",
        en: "Yes, after each mulligan you draw seven cards, then put one on the bottom of the library for each mulligan taken.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À chaque mulligan, vous piochez sept nouvelles cartes\u202f; en gardant, vous en mettez au-dessous de votre bibliothèque autant que de mulligans pris.",
        en: "Each mulligan you draw seven new cards; when you keep, you put as many on the bottom of your library as mulligans you took.",
      },
    },
  ],
  explanation: {
    fr: "C’est le mulligan dit «\u00a0de Londres\u00a0»\u00a0: on voit toujours sept cartes et on choisit lesquelles remettre. Le premier mulligan est gratuit en multijoueur.",
    en: "This is the “London” mulligan: you always see seven cards and choose which to put back. The first one is free in multiplayer games.",
  },
  questions: [
    {
      language: "fr",
      text: "Comment fonctionne le mulligan, combien de cartes dois-je mettre sous ma bibliothèque\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Après deux mulligans, combien de cartes je pioche et combien je remets au-dessous\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Je prends un mulligan\u00a0: quelles cartes vont au-dessous de ma bibliothèque\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "How does the mulligan work and how many cards go to the bottom of my library?",
      verdict: null,
    },
    {
      language: "en",
      text: "When I mulligan to six, do I put a card on the bottom of my library?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How many cards do I draw after a mulligan and which go on the bottom?",
      verdict: null,
      heldBack: true,
    },
  ],
};
