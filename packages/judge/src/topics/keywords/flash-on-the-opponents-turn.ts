import type { Topic } from "../topic.ts";

export const flashOnTheOpponentsTurn: Topic = {
  id: "keywords/flash-on-the-opponents-turn",
  title: { fr: "Quand lancer une carte avec le flash", en: "When to cast a card with flash" },
  about: [
    ["flash"],
    [
      "opponents-turn",
      "instant-timing",
      "respond",
      "combat-phase",
      "end-step",
      "turn",
      "upkeep",
      "end-of-turn",
      "block",
      "before-blocks",
    ],
  ],
  not: [
    "after-blocks",
    "flashback",
    "counter-spell",
    "split-second",
    "copy",
    "sacrifice",
    "hexproof",
    "summoning-sickness",
  ],
  hints: [
    "cast",
    "creature",
    "spell",
    "enchantment",
    "aura",
    "block",
    "declare-attackers",
    "attack",
    "opponent",
    "enters",
    "permission",
    "surprise",
    "blocker",
    "instant",
    "artifact",
    "play-land",
    "permanent",
  ],
  rules: [
    {
      number: "702.8a",
      claim: {
        fr: "Une carte avec le flash se lance quand on pourrait lancer un éphémère.",
        en: "A card with flash may be cast any time an instant could be.",
      },
    },
    {
      number: "117.1a",
      claim: {
        fr: "Un éphémère se lance à chaque fois qu’on a la priorité.",
        en: "An instant can be cast any time you have priority.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une carte avec le flash se lance comme un éphémère\u00a0: pendant le tour de l’adversaire, en réponse, ou avant la déclaration des bloqueurs.",
        en: "Yes, a card with flash can be cast like an instant: on an opponent’s turn, in response, or before blockers are declared.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À chaque fois que vous avez la priorité, comme un éphémère\u00a0: pendant n’importe quel tour et en réponse à un sort.",
        en: "Any time you have priority, like an instant: on any turn and in response to a spell.",
      },
    },
  ],
  explanation: {
    fr: "Le flash ne change que le moment où l’on peut lancer la carte. Une créature lancée après la déclaration des attaquants peut bloquer si elle arrive avant celle des bloqueurs. Elle reste un sort de créature et a le mal d’invocation.",
    en: "Flash changes only when the card may be cast. A creature cast after attackers are declared can block if it arrives before blockers are declared. It remains a creature spell and has summoning sickness.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer une créature avec flash pendant le tour de mon adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature avec le flash peut-elle bloquer si je la lance avant la déclaration des bloqueurs\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que le flash permet de lancer un enchantement en réponse à un sort\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "je flash une créature au combat adverse, elle peut bloquer tout de suite\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast a creature with flash on my opponent's turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I cast a flash creature during combat and block with it before blockers are declared?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is it OK to flash in a creature at my opponent's end step?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
