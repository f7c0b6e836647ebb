import type { Topic } from "../topic.ts";

export const playerLeaves: Topic = {
  id: "multiplayer/player-leaves",
  title: { fr: "Un joueur quitte la partie", en: "A player leaves the game" },
  about: [
    ["player-leaves", "leave-game", "concede", "lose-game"],
    [
      "owned-things",
      "control",
      "gain-control",
      "permanent",
      "creature",
      "token",
      "stack",
      "spell",
      "aura",
      "control-effect-ends",
      "owner",
    ],
    ["multiplayer", "owned-things", "player", "player-leaves"],
  ],
  not: [
    "draw-empty",
    "commander-damage",
    "poison",
    "monarch",
    "initiative-changes",
    "life-total",
    "gain-life",
  ],
  hints: [
    "creature",
    "opponent",
    "exile",
    "control",
    "card",
    "commander",
    "return",
    "battlefield",
    "owner",
    "end-of-turn",
  ],
  rules: [
    {
      number: "800.4a",
      claim: {
        fr: "Quand un joueur quitte la partie, tout ce qu’il possède la quitte, ses effets de contrôle cessent, et ce qu’il contrôle encore est exilé.",
        en: "When a player leaves the game, all they own leaves, their control effects end, and what they still control is exiled.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, tous les objets qu’il possède quittent la partie avec lui et ses effets de contrôle cessent\u00a0: ce qu’il avait pris revient à son propriétaire.",
        en: "Yes, all objects they own leave the game with them and their control effects end: what they had taken returns to its owner.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Tout ce que ce joueur possède quitte la partie\u202f; les effets qui lui donnaient le contrôle cessent, donc ce qu’il avait pris revient sous le contrôle de son propriétaire sur le champ de bataille.",
        en: "All that player owns leaves the game; effects that gave them control end, so what they had taken goes back to its owner’s control on the battlefield.",
      },
    },
  ],
  explanation: {
    fr: "Ensuite, les objets qu’il contrôle encore sans autre contrôleur possible sont exilés. Cela se fait aussitôt, sans utiliser la pile, et ce n’est pas mourir.",
    en: "Then objects they still control without another possible controller are exiled. All this happens at once without using the stack, and it isn’t dying.",
  },
  questions: [
    {
      language: "fr",
      text: "En multijoueur, un joueur quitte la partie\u00a0: que deviennent les permanents qui lui appartiennent\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un adversaire qui avait volé ma créature est éliminé\u00a0: ma créature volée me revient-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Je concède en multijoueur alors que je contrôle une créature qui appartient à un autre\u00a0: où va-t-elle\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "In a multiplayer game, what happens to permanents a player owns when that player leaves the game?",
      verdict: null,
    },
    {
      language: "en",
      text: "A player who stole my creature loses the game. Do I get my creature back?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "An opponent concedes while I control one of their creatures. What happens to that creature?",
      verdict: null,
      heldBack: true,
    },
  ],
};
