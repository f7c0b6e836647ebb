import type { Topic } from "../topic.ts";

export const holdingPriority: Topic = {
  id: "stack-and-timing/holding-priority",
  title: { fr: "Garder la priorité", en: "Holding priority" },
  about: [
    ["hold-priority"],
    [
      "cast",
      "spell",
      "respond",
      "activated-ability",
      "ability",
      "copy",
      "stack",
      "priority",
      "resolve",
      "counter-spell",
    ],
  ],
  not: ["split-second", "opponent-responds", "mana-ability"],
  hints: [
    "before",
    "instant",
    "cast",
    "opponent",
    "respond",
    "copy-spell",
    "resolve",
    "sorcery",
    "planeswalker",
    "loyalty",
    "priority",
    "as-well",
  ],
  rules: [
    {
      number: "117.3c",
      claim: {
        fr: "Le joueur qui lance un sort ou active une capacité reçoit la priorité juste après.",
        en: "A player who casts a spell or activates an ability receives priority right afterwards.",
      },
    },
    {
      number: "117.4",
      claim: {
        fr: "Rien ne se résout tant que tous les joueurs n’ont pas passé à la suite.",
        en: "Nothing resolves until all players pass in succession.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, après avoir lancé un sort ou activé une capacité vous recevez de nouveau la priorité\u00a0: vous pouvez agir encore avant de la passer, y compris en réponse à votre propre sort.",
        en: "Yes, after casting a spell or activating an ability you get priority again: you may act again before passing it, even in response to your own spell.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Après avoir lancé un sort vous recevez la priorité\u00a0: dites que vous la gardez, lancez la suite par-dessus, puis passez. Ce qui a été ajouté en dernier se résout en premier.",
        en: "After casting a spell you receive priority: say that you hold it, put the next thing on top, then pass. What was added last resolves first.",
      },
    },
  ],
  explanation: {
    fr: "Le joueur qui vient de lancer ou d’activer reçoit la priorité avant tous les autres. Tant qu’il ne passe pas, ses adversaires ne peuvent rien faire. L’objet ajouté se résout d’abord, le sort initial ensuite.",
    en: "The player who has just cast or activated something gets priority before anyone else. Opponents can do nothing until that player passes. The added object resolves first, the first spell after it.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que je peux garder la priorité après avoir lancé un sort pour en lancer un second ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je répondre à mon propre sort avec un autre éphémère ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment garder la priorité pour copier mon propre sort ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’ai le droit de lancer deux éphémères d’affilée en gardant la priorité sans que l’adversaire puisse répondre ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I hold priority and cast another spell in response to my own?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Am I allowed to respond to my own spell before my opponent gets priority?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How does holding priority work when I activate an ability twice?",
      verdict: null,
    },
    {
      language: "en",
      text: "May I keep priority after activating a planeswalker ability and cast an instant before anyone else acts?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
