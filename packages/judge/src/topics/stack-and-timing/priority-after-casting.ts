import type { Topic } from "../topic.ts";

export const priorityAfterCasting: Topic = {
  id: "stack-and-timing/priority-after-casting",
  title: { fr: "La priorité après avoir lancé un sort", en: "Priority after casting a spell" },
  about: [
    ["cast-again-first", "hold-priority"],
    ["cast", "spell", "priority", "activated-ability"],
  ],
  not: ["split-second", "mana-ability", "land", "resolve"],
  hints: [
    "respond",
    "opponent",
    "stack",
    "priority",
    "instant",
    "second-copy",
    "opponent-responds",
    "hold-priority",
    "before",
  ],
  rules: [
    {
      number: "117.3c",
      claim: {
        fr: "Qui lance un sort ou active une capacité reçoit ensuite la priorité.",
        en: "Whoever casts a spell or activates an ability gets priority afterwards.",
      },
    },
    {
      number: "117.4",
      claim: {
        fr: "Rien ne se résout avant que tous les joueurs aient passé à la suite.",
        en: "Nothing resolves until all players pass in succession.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["opponent-responds"],
        none: ["cast-again-first", "hold-priority"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, vous recevez la priorité en premier et pouvez la garder.",
        en: "No, you get priority first and may keep it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le joueur qui vient de lancer un sort reçoit la priorité en premier\u00a0: il peut lancer autre chose avant que l’adversaire puisse répondre.",
        en: "Yes, the player who just cast a spell gets priority first: they may cast something else before the opponent can respond.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le joueur qui vient de lancer un sort ou d’activer une capacité reçoit la priorité\u202f; l’adversaire ne peut répondre qu’une fois qu’il l’a passée.",
        en: "The player who just cast a spell or activated an ability gets priority; opponents can respond only once they pass it.",
      },
    },
  ],
  explanation: {
    fr: "Garder la priorité se dit à voix haute, car par défaut on suppose que vous la passez après chaque sort. Les sorts ainsi empilés se résolvent dans l’ordre inverse.",
    en: "Holding priority is said aloud, for by default you are assumed to pass after each spell. Spells stacked this way resolve in reverse order.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que je peux lancer un deuxième éphémère tout de suite, avant que mon adversaire puisse répondre au premier\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Qui reçoit la priorité après avoir lancé un sort\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Après avoir lancé un sort, ai-je la priorité avant mon adversaire\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast two spells in a row before my opponent gets to respond?",
      verdict: "yes",
    },
    { language: "en", text: "Who gets priority after a spell is cast?", verdict: null },
    {
      language: "en",
      text: "Do I receive priority after I cast my own spell?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
