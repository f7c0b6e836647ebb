import type { Topic } from "../topic.ts";

export const bothPlayersLoseAtOnce: Topic = {
  id: "state-based-actions/both-players-lose-at-once",
  title: { fr: "Tous les joueurs perdent en même temps", en: "All players lose at the same time" },
  about: [
    ["zero-life", "lose-game", "life-total", "dies"],
    ["simultaneous", "zero-life"],
    ["both-lose", "each-player", "player", "opponent", "draw-game"],
  ],
  not: [
    "draw-empty",
    "lifelink",
    "commander",
    "concede",
    "creature",
    "token",
    "dies-trigger",
    "triggered-ability",
    "poison",
  ],
  hints: [
    "damage",
    "draw",
    "win-game",
    "lose-game",
    "life-total",
    "state-based-action",
    "active-player",
    "both-lose",
    "simultaneous",
    "zero-life",
    "draw-game",
    "lose-life",
    "each-player",
    "gain-life",
    "as-well",
    "whole-stack",
  ],
  rules: [
    {
      number: "104.4a",
      claim: {
        fr: "Si tous les joueurs restants perdent en même temps, la partie est nulle.",
        en: "If all remaining players lose at the same time, the game is a draw.",
      },
    },
    {
      number: "704.3",
      claim: {
        fr: "Toutes les actions basées sur l’état applicables se font en même temps.",
        en: "All applicable state-based actions are performed at once.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["win-game"] },
      verdict: "no",
      ruling: {
        fr: "Non, si tous les joueurs perdent en même temps, personne ne gagne\u00a0: la partie est nulle.",
        en: "No, if all players lose at the same time nobody wins: the game is a draw.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, tous les joueurs perdent en même temps et la partie est nulle.",
        en: "Yes, all players lose at the same time and the game is a draw.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Ils perdent en même temps et la partie est nulle, quel que soit le joueur actif.",
        en: "They lose at the same time and the game is a draw, whoever the active player is.",
      },
    },
  ],
  explanation: {
    fr: "Les actions basées sur l’état s’appliquent toutes ensemble. Si les deux joueurs ont 0 point de vie ou moins à la même vérification, ils perdent simultanément\u00a0: la partie est nulle. Un joueur déjà à 0 lors d’une vérification antérieure perd seul.",
    en: "State-based actions apply all together. If both players have 0 or less life at the same check, they lose simultaneously and the game is a draw. A player already at 0 at an earlier check loses alone.",
  },
  questions: [
    {
      language: "fr",
      text: "Si les deux joueurs tombent à 0 point de vie en même temps, est-ce un match nul ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Qui gagne si mon adversaire et moi arrivons à 0 point de vie simultanément ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Que se passe-t-il quand tous les joueurs perdent la partie en même temps ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un sort inflige des blessures aux deux joueurs et on passe tous les deux à 0 pv au même moment : partie nulle ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If both players go to 0 life at the same time, is the game a draw?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Who wins if my opponent and I reach 0 life simultaneously?",
      verdict: null,
    },
    {
      language: "en",
      text: "What happens when both players lose the game at the same time?",
      verdict: null,
    },
    {
      language: "en",
      text: "We both drop to zero life at once from the same spell, is it a tie?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Is the game a draw if both players hit 0?", verdict: "yes" },
    {
      language: "fr",
      text: "Y a-t-il match nul si les deux joueurs tombent à 0\u202f?",
      verdict: "yes",
    },
  ],
};
