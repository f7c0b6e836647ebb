import type { Topic } from "../topic.ts";

export const activePlayerTriggersFirst: Topic = {
  id: "triggers/active-player-triggers-first",
  title: { fr: "Déclenchements de plusieurs joueurs", en: "Triggers of several players" },
  about: [
    ["triggered-ability", "dies-trigger"],
    ["opponent", "active-player", "each-player", "both-lose"],
    ["order", "simultaneous", "before", "active-player"],
  ],
  not: ["missed-trigger", "intervening-if", "condition", "ward", "prowess"],
  hints: [
    "stack",
    "resolve",
    "choose",
    "turn",
    "dies",
    "enters",
    "opponents-turn",
    "simultaneous",
    "order",
    "each-player",
    "active-player",
  ],
  rules: [
    {
      number: "603.3b",
      claim: {
        fr: "Le joueur actif met d’abord ses capacités déclenchées sur la pile, puis les autres joueurs dans l’ordre du tour.",
        en: "The active player first puts their triggered abilities on the stack, then the other players in turn order.",
      },
    },
    {
      number: "101.4",
      claim: {
        fr: "C’est l’ordre du joueur actif puis des autres.",
        en: "This is the active player, nonactive player order.",
      },
    },
    {
      number: "405.5",
      claim: {
        fr: "La dernière mise se résout en premier.",
        en: "The last one put there resolves first.",
      },
    },
  ],
  answers: [
    {
      verdict: null,
      ruling: {
        fr: "Le joueur dont c’est le tour met ses capacités sur la pile en premier, puis les autres dans l’ordre du tour\u202f; celles du joueur actif se résolvent donc en dernier.",
        en: "The player whose turn it is puts abilities on the stack first, then the others in turn order; so the active player’s resolve last.",
      },
    },
  ],
  explanation: {
    fr: "Quand des capacités de plusieurs joueurs se déclenchent en même temps, le joueur actif (celui dont c’est le tour) place les siennes d’abord, dans l’ordre de son choix, puis chaque autre joueur fait de même. La pile se résout du dessus\u00a0: les capacités des joueurs non actifs se résolvent avant.",
    en: "When abilities of several players trigger at the same time, the active player (whose turn it is) places theirs first in any order, then each other player does the same. The stack resolves from the top: nonactive players’ abilities resolve first.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire et moi avons chacun une capacité qui se déclenche en même temps, dans quel ordre vont-elles sur la pile ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Quel joueur résout d’abord ses déclenchements, le joueur actif ou l’adversaire ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Une créature arrive et déclenche ma capacité et celle de mon adversaire, laquelle se résout avant ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Dans quel ordre se résolvent les capacités déclenchées du joueur actif et des autres joueurs ?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent and I both have a trigger at the same time. Which order do they resolve in?",
      verdict: null,
    },
    {
      language: "en",
      text: "Whose triggered abilities resolve first, the active player's or the opponent's?",
      verdict: null,
    },
    { language: "en", text: "How does APNAP order work for triggered abilities?", verdict: null },
    {
      language: "en",
      text: "When my dies trigger and my opponent's trigger happen simultaneously on my turn, whose resolves first?",
      verdict: null,
      heldBack: true,
    },
  ],
};
