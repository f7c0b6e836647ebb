import type { Topic } from "../topic.ts";

export const actionsThatAreNotCasting: Topic = {
  id: "stack-and-timing/actions-that-are-not-casting",
  title: {
    fr: "Capacités de la main malgré une interdiction de jouer",
    en: "Abilities from hand under a ban on playing",
  },
  about: [
    ["play-ban"],
    [
      "hand-ability",
      "cycling",
      "ninjutsu",
      "activated-ability",
      "suspend-card",
      "suspend",
      "foretell",
      "morph",
    ],
  ],
  not: ["split-second"],
  hints: [
    "hand",
    "card",
    "cast",
    "land",
    "activated-ability",
    "special-action",
    "exile",
    "draw",
    "permission",
  ],
  rules: [
    {
      number: "702.29a",
      claim: {
        fr: "Recycler est une capacité activée\u202f; ce n’est ni lancer ni jouer.",
        en: "Cycling is an activated ability; it is neither casting nor playing.",
      },
    },
    {
      number: "702.62a",
      claim: {
        fr: "On ne peut suspendre que si l’on pourrait commencer à lancer la carte de sa main.",
        en: "You may suspend a card only if you could begin to cast it from your hand.",
      },
    },
    {
      number: "601.3",
      claim: {
        fr: "On ne commence à lancer un sort que si rien ne l’interdit.",
        en: "A spell can be begun to be cast only if nothing forbids it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["suspend-card", "suspend"] },
      verdict: "no",
      ruling: {
        fr: "Non, suspendre exige de pouvoir commencer à lancer la carte de sa main, ce qui est interdit ici.",
        en: "No, suspending requires that you could begin to cast the card from your hand, which is forbidden here.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, c’est une capacité activée\u00a0: ni lancer un sort, ni jouer une carte, donc l’interdiction ne s’applique pas.",
        en: "Yes, it is an activated ability: neither casting a spell nor playing a card, so the ban doesn’t apply.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Interdire de jouer ou de lancer n’interdit pas d’activer une capacité (recycler, ninjutsu)\u202f; suspendre, en revanche, demande de pouvoir lancer la carte.",
        en: "A ban on playing or casting doesn’t forbid activating abilities (cycling, ninjutsu); suspending, however, requires that the card could be cast.",
      },
    },
  ],
  explanation: {
    fr: "Jouer une carte, c’est la lancer ou la poser comme terrain. Une capacité activée de la main est autre chose, même si elle coûte du mana et se sert de la carte.",
    en: "Playing a card means casting it or playing it as a land. An activated ability from the hand is something else, even if it costs mana and uses the card.",
  },
  questions: [
    {
      language: "fr",
      text: "Un effet dit que je ne peux pas jouer les cartes de ma main\u00a0: puis-je quand même recycler une carte\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je ne peux pas lancer de cartes depuis ma main, est-ce que je peux suspendre une carte\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "On m’interdit de lancer des sorts ce tour\u00a0: puis-je recycler une carte de ma main\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "An effect says I can’t cast spells. Can I still cycle a card?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I can’t play cards from my hand, can I suspend one?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent’s effect says players can’t cast spells. Am I still allowed to use cycling?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
