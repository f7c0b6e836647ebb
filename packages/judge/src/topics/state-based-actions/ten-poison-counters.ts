import type { Topic } from "../topic.ts";

export const tenPoisonCounters: Topic = {
  id: "state-based-actions/ten-poison-counters",
  title: { fr: "Dix marqueurs «\u00a0poison\u00a0»", en: "Ten poison counters" },
  about: [
    ["ten-poison", "poison"],
    ["lose-game", "life-total", "i-die", "dies", "ten-poison", "win-game"],
  ],
  not: ["team", "toxic", "proliferate", "commander", "infect", "lifelink"],
  hints: ["player", "opponent", "life-total", "counter-marker", "gain-life"],
  rules: [
    {
      number: "704.5c",
      claim: {
        fr: "Un joueur avec dix marqueurs «\u00a0poison\u00a0» ou plus perd la partie.",
        en: "A player with ten or more poison counters loses the game.",
      },
    },
    {
      number: "104.3d",
      claim: {
        fr: "C’est une action basée sur l’état, quel que soit le total de points de vie.",
        en: "It is a state-based action, whatever the life total.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec dix marqueurs «\u00a0poison\u00a0» ou plus un joueur perd la partie, quel que soit son total de points de vie.",
        en: "Yes, with ten or more poison counters a player loses the game, whatever their life total.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dix marqueurs «\u00a0poison\u00a0» (10) font perdre la partie, quel que soit le total de points de vie.",
        en: "Ten poison counters (10) lose the game, whatever the life total.",
      },
    },
  ],
  explanation: {
    fr: "On ne perd pas de marqueurs «\u00a0poison\u00a0» en gagnant des points de vie. Au Troll à deux têtes, il en faut quinze, comptés par équipe.",
    en: "Gaining life removes no poison counters. In Two-Headed Giant it takes fifteen, counted by team.",
  },
  questions: [
    {
      language: "fr",
      text: "Avec dix marqueurs poison et 20 points de vie, est-ce que je perds la partie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de marqueurs poison font perdre la partie\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’ai 10 marqueurs poison mais encore des points de vie, ai-je perdu\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "I have plenty of life but ten poison counters. Do I lose?",
      verdict: "yes",
    },
    { language: "en", text: "How many poison counters make a player lose?", verdict: null },
    {
      language: "en",
      text: "Does a player with ten poison counters lose even at 30 life?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
