import type { Topic } from "../topic.ts";

export const freeMulliganAndStartingLife: Topic = {
  id: "commander/free-mulligan-and-starting-life",
  title: { fr: "Mulligan gratuit en multijoueur", en: "Free mulligan in multiplayer" },
  about: [["mulligan"], ["commander", "multiplayer", "cast-free", "free-of-charge"]],
  hints: ["hand", "library", "player", "two-players", "free-of-charge", "hand-size"],
  rules: [
    {
      number: "103.5c",
      claim: {
        fr: "En multijoueur, le premier mulligan ne coûte aucune carte.",
        en: "In multiplayer the first mulligan costs no card.",
      },
    },
    {
      number: "103.5",
      claim: {
        fr: "Chaque mulligan suivant fait mettre une carte de plus au-dessous de la bibliothèque.",
        en: "Each further mulligan puts one more card on the bottom of the library.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["two-players"] },
      verdict: "no",
      ruling: {
        fr: "Non, le premier mulligan gratuit n’existe qu’en multijoueur (et en Brawl)\u202f; à deux joueurs, chaque mulligan compte.",
        en: "No, the free first mulligan exists only in multiplayer (and in Brawl); with two players every mulligan counts.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, dans une partie multijoueur le premier mulligan est gratuit\u00a0: vous repiochez sept cartes sans en mettre sous la bibliothèque.",
        en: "Yes, in a multiplayer game the first mulligan is free: you draw seven new cards and put none on the bottom.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "En multijoueur, le premier mulligan est gratuit (7 cartes)\u202f; chaque mulligan suivant fait mettre 1 carte de plus sous la bibliothèque.",
        en: "In multiplayer the first mulligan is free (7 cards); each further mulligan puts 1 more card on the bottom of the library.",
      },
    },
  ],
  explanation: {
    fr: "Vous mélangez, piochez sept cartes, puis mettez sous votre bibliothèque autant de cartes que de mulligans comptés. En multijoueur, donc en Commander à trois joueurs ou plus, le premier n’est pas compté.",
    en: "You shuffle, draw seven cards, then put as many cards on the bottom of your library as mulligans counted. In multiplayer, so in Commander with three or more players, the first one is not counted.",
  },
  questions: [
    {
      language: "fr",
      text: "Le premier mulligan est-il gratuit en commander\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que le premier mulligan est gratuit dans un commander à deux joueurs\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment fonctionnent les mulligans en multijoueur\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "En Commander à quatre, est-ce que j’ai droit à un mulligan gratuit\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Is the first mulligan free in Commander?", verdict: "yes" },
    {
      language: "en",
      text: "Is the first mulligan free in a one-on-one Commander game?",
      verdict: "no",
    },
    { language: "en", text: "How do mulligans work in multiplayer?", verdict: null },
    {
      language: "en",
      text: "Do we get a free mulligan in Commander?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
