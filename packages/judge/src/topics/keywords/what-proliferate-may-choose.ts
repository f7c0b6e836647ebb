import type { Topic } from "../topic.ts";

export const whatProliferateMayChoose: Topic = {
  id: "keywords/what-proliferate-may-choose",
  title: { fr: "Ce que l’on peut proliférer", en: "What proliferate may choose" },
  about: [["proliferate"]],
  not: ["phasing", "exile-zone"],
  hints: [
    "counter-marker",
    "one-kind-only",
    "poison",
    "planeswalker",
    "target",
    "opponent",
    "hexproof",
    "shroud",
    "choose",
    "player",
    "loyalty",
    "permanent",
    "loyalty",
    "each-player",
    "protection",
    "plus-one-counter",
    "minus-one-counter",
    "creature",
    "several-instances",
    "respond",
    "infect",
    "saga",
    "several-targets",
    "commander",
    "controller",
    "control",
    "owner",
    "battle",
    "indestructible",
    "suspend",
    "exile",
  ],
  rules: [
    {
      number: "701.34a",
      claim: {
        fr: "On choisit autant de permanents et de joueurs ayant un marqueur que l’on veut, et chacun reçoit un marqueur de chaque sorte qu’il a déjà.",
        en: "You choose any number of permanents and players with a counter, and each gets another of each kind it already has.",
      },
    },
    {
      number: "115.10a",
      claim: {
        fr: "Choisir sans le mot «\u00a0cible\u00a0» n’est pas cibler.",
        en: "Choosing without the word “target” is not targeting.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["one-kind-only"] },
      verdict: "no",
      ruling: {
        fr: "Non, un permanent ou un joueur choisi reçoit un marqueur de chaque sorte qu’il a déjà\u00a0: on choisit qui en reçoit, pas quelle sorte.",
        en: "No, a chosen permanent or player gets one more counter of each kind it already has: you choose who gets them, not which kind.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["hexproof", "shroud", "protection"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, proliférer ne cible pas\u00a0: un permanent ou un joueur avec la défense talismanique peut être choisi.",
        en: "Yes, proliferating does not target: a permanent or player with hexproof can be chosen.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["target"] },
      verdict: "no",
      ruling: {
        fr: "Non, proliférer ne cible pas\u00a0: les permanents et les joueurs sont choisis à la résolution.",
        en: "No, proliferate does not target: permanents and players are chosen as it resolves.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["suspend", "exile"] },
      verdict: "no",
      ruling: {
        fr: "Non, seuls des permanents sur le champ de bataille et des joueurs peuvent être choisis, pas une carte en exil.",
        en: "No, only permanents on the battlefield and players can be chosen, not a card in exile.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: [
          "choose",
          "opponent",
          "player",
          "planeswalker",
          "loyalty",
          "poison",
          "plus-one-counter",
          "minus-one-counter",
          "permanent",
          "several-targets",
          "saga",
          "battle",
        ],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous choisissez les permanents et joueurs que vous voulez, à vous ou aux adversaires, pourvu qu’ils aient déjà un marqueur\u00a0: planeswalker, poison, +1/+1…",
        en: "Yes, you choose whichever permanents and players you like, yours or opponents’, as long as they already have a counter: planeswalker, poison, +1/+1…",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Choisissez autant de permanents et de joueurs ayant déjà un marqueur que vous voulez\u202f; chacun reçoit 1 marqueur de chaque sorte qu’il a déjà.",
        en: "Choose any number of permanents and players that already have a counter; each gets 1 more of each kind it already has.",
      },
    },
  ],
  explanation: {
    fr: "Le choix se fait à la résolution, librement, sans cible. Un permanent ou un joueur sans marqueur ne peut pas en recevoir un premier. Celui qui a plusieurs sortes de marqueurs en reçoit un de chaque.",
    en: "The choice is made on resolution, freely, without targets. A permanent or player without a counter can’t get a first one. One with several kinds of counters gets one of each.",
  },
  questions: [
    { language: "fr", text: "Proliférer cible-t-il les permanents choisis\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Puis-je proliférer les marqueurs poison de mon adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionne la prolifération quand un permanent a plusieurs sortes de marqueurs\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "je peux proliférer sur mes planeswalkers et sur le poison adverse en meme temps\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does proliferate target?", verdict: "no" },
    { language: "en", text: "Can I proliferate poison counters on my opponent?", verdict: "yes" },
    { language: "en", text: "Can I proliferate an opponent's hexproof permanent?", verdict: "yes" },
    {
      language: "en",
      text: "Does proliferating work on my planeswalkers' loyalty counters?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
