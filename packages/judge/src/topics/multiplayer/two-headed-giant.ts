import type { Topic } from "../topic.ts";

export const twoHeadedGiant: Topic = {
  id: "multiplayer/two-headed-giant",
  title: { fr: "Troll à deux têtes", en: "Two-Headed Giant" },
  about: [
    ["shared-team", "team"],
    [
      "team-life",
      "life-total",
      "turn",
      "draw",
      "attack",
      "lose-game",
      "play-land",
      "priority",
      "combat-phase",
      "block",
      "damage",
    ],
  ],
  not: ["poison", "commander"],
  hints: ["player", "life-total", "gain-life", "lose-life", "opponent", "each-player"],
  rules: [
    {
      number: "810.4",
      claim: {
        fr: "Chaque équipe a un total de points de vie commun, de 30 au départ.",
        en: "Each team has a shared life total, starting at 30.",
      },
    },
    {
      number: "805.4",
      claim: {
        fr: "Chaque équipe, et non chaque joueur, joue des tours.",
        en: "Each team, not each player, takes turns.",
      },
    },
    {
      number: "810.9",
      claim: {
        fr: "Blessures et gains touchent un joueur mais le résultat s’applique au total de l’équipe.",
        en: "Damage and gains happen to a player but the result applies to the team’s total.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’équipe partage son total de points de vie (30 au départ), ses tours, son attaque et son blocage.",
        en: "Yes, the team shares its life total (30 to begin with), its turns, its attack and its blocks.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une équipe partage 30 points de vie et joue ses tours ensemble\u00a0: chaque joueur pioche, peut jouer un terrain, et les deux attaquent ou bloquent ensemble.",
        en: "A team shares 30 life and takes its turns together: each player draws, may play a land, and both attack or block together.",
      },
    },
  ],
  explanation: {
    fr: "Les mains, le mana et les permanents ne sont pas partagés. Si un joueur perd, son équipe perd.",
    en: "Hands, mana and permanents aren’t shared. If one player loses, the team loses.",
  },
  questions: [
    {
      language: "fr",
      text: "En troll à deux têtes, les coéquipiers partagent-ils leurs points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de points de vie a une équipe en troll à deux têtes\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Comment se joue le tour d’une équipe en Two-Headed Giant\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "In Two-Headed Giant, do teammates share their life total?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How many life points does a team start with in Two-Headed Giant?",
      verdict: null,
    },
    {
      language: "en",
      text: "In 2HG does each player of the team draw a card each turn?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
