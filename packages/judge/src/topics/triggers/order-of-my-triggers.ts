import type { Topic } from "../topic.ts";

export const orderOfMyTriggers: Topic = {
  id: "triggers/order-of-my-triggers",
  title: { fr: "Ordre de ses propres déclenchements", en: "Order of one player’s own triggers" },
  about: [
    ["triggered-ability", "dies-trigger"],
    ["order"],
    ["choose", "simultaneous", "resolve", "stack", "triggered-ability"],
  ],
  not: [
    "opponent",
    "active-player",
    "each-player",
    "missed-trigger",
    "replacement-effect",
    "layer",
    "timestamp",
    "hold-priority",
  ],
  hints: [
    "enters",
    "upkeep",
    "end-step",
    "still",
    "before",
    "as-well",
    "controller",
    "twice",
    "choose",
    "simultaneous",
  ],
  rules: [
    {
      number: "603.3b",
      claim: {
        fr: "Chaque joueur met ses capacités déclenchées sur la pile dans l’ordre de son choix.",
        en: "Each player puts their triggered abilities on the stack in the order of their choice.",
      },
    },
    {
      number: "405.5",
      claim: {
        fr: "La dernière mise sur la pile se résout en premier.",
        en: "The last one put on the stack resolves first.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le contrôleur de plusieurs capacités déclenchées en même temps les met sur la pile dans l’ordre de son choix\u202f; la dernière mise se résout en premier.",
        en: "Yes, the controller of several abilities that triggered at the same time puts them on the stack in any order they choose; the last one put there resolves first.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Leur contrôleur choisit l’ordre dans lequel elles vont sur la pile\u202f; la dernière mise se résout en premier.",
        en: "Their controller chooses the order in which they go on the stack; the last one put there resolves first.",
      },
    },
  ],
  explanation: {
    fr: "Les capacités déclenchées depuis la dernière priorité attendent, puis sont mises sur la pile ensemble. Leur contrôleur choisit l’ordre\u202f; comme la pile se résout du dessus, il faut mettre en dernier celle qui doit agir en premier.",
    en: "Abilities that have triggered since the last priority wait and go on the stack together. Their controller chooses the order; as the stack resolves from the top, put last the one that should act first.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai deux capacités déclenchées en même temps, est-ce que je choisis l’ordre ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Dans quel ordre se résolvent mes déclenchements d’entretien ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je choisir dans quel ordre mes capacités déclenchées vont sur la pile ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mes deux créatures déclenchent une capacité d’arrivée simultanément, quel ordre pour la pile ?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "Two of my abilities trigger at the same time. Do I choose the order?",
      verdict: "yes",
    },
    { language: "en", text: "What order do my upkeep triggers resolve in?", verdict: null },
    { language: "en", text: "Can I stack my own triggers in any order?", verdict: "yes" },
    {
      language: "en",
      text: "Several of my triggered abilities go off at once; what order do they resolve in?",
      verdict: null,
      heldBack: true,
    },
  ],
};
