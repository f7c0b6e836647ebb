import type { Topic } from "../topic.ts";

export const whatMayBeSacrificed: Topic = {
  id: "keywords/what-may-be-sacrificed",
  title: { fr: "Ce que l’on peut sacrifier", en: "What may be sacrificed" },
  about: [
    ["sac-anything", "sacrifice"],
    [
      "sac-anything",
      "tapped-creature",
      "tapped-state",
      "summoning-sickness",
      "just-arrived",
      "gain-control",
      "opponent",
      "token",
    ],
  ],
  not: [
    "edict",
    "made-to",
    "kill",
    "stolen-just-now",
    "respond",
    "legend-rule",
    "additional-cost",
    "saga",
    "annihilator",
    "choose",
    "opponent-chooses",
    "block",
    "attacker",
    "blocker-gone",
    "mass-death",
  ],
  hints: [
    "creature",
    "tap",
    "cost",
    "control",
    "permanent",
    "owner",
    "attack",
    "token",
    "indestructible",
  ],
  rules: [
    {
      number: "701.21a",
      claim: {
        fr: "On ne sacrifie que des permanents que l’on contrôle.",
        en: "You can sacrifice only permanents you control.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["opponent"], none: ["gain-control"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ne sacrifie que des permanents que l’on contrôle.",
        en: "No, you can sacrifice only permanents you control.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous pouvez sacrifier tout permanent que vous contrôlez\u00a0: engagé, tout juste arrivé, jeton ou indestructible.",
        en: "Yes, you may sacrifice any permanent you control: tapped, just arrived, a token or indestructible.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On peut sacrifier tout permanent que l’on contrôle, quel que soit son état, et seulement ceux-là.",
        en: "You may sacrifice any permanent you control in whatever state, and only those.",
      },
    },
  ],
  explanation: {
    fr: "Sacrifier n’est ni détruire ni cibler. Une créature volée peut être sacrifiée par le joueur qui la contrôle et va au cimetière de son propriétaire.",
    en: "Sacrificing is neither destroying nor targeting. A stolen creature may be sacrificed by the player who controls it and goes to its owner’s graveyard.",
  },
  questions: [
    { language: "fr", text: "Puis-je sacrifier une créature engagée\u202f?", verdict: "yes" },
    {
      language: "fr",
      text: "Puis-je sacrifier une créature que mon adversaire contrôle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-il possible de sacrifier une créature qui vient d’arriver\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I sacrifice a tapped creature?", verdict: "yes" },
    {
      language: "en",
      text: "Can I sacrifice my opponent’s creature to pay a cost?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I sacrifice a summoning sick creature?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
