import type { Topic } from "../topic.ts";

export const madnessTiming: Topic = {
  id: "keywords/madness-timing",
  title: { fr: "Quand lancer avec la folie", en: "When to cast with madness" },
  about: [
    ["madness"],
    [
      "opponents-turn",
      "instant-timing",
      "cast",
      "discard",
      "graveyard",
      "sorcery",
      "sorcery-timing",
      "pay",
      "exile",
      "creature-spell",
    ],
  ],
  not: ["copy", "counter-spell"],
  hints: [
    "creature",
    "triggered-ability",
    "turn",
    "cost",
    "hand",
    "alternative-cost",
    "mana-cost",
    "respond",
    "stack",
    "card",
    "exile-zone",
    "spell",
    "opponent",
    "resolve",
    "cleanup-step",
    "end-of-turn",
    "as-well",
    "when-decide",
  ],
  rules: [
    {
      number: "702.35a",
      claim: {
        fr: "La carte défaussée est exilée, puis une capacité déclenchée permet de la lancer pour son coût de folie.",
        en: "The discarded card is exiled, then a triggered ability lets you cast it for its madness cost.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["graveyard"], none: ["cast"] },
      verdict: "no",
      ruling: {
        fr: "Non, la carte défaussée va en exil\u202f; elle ne va au cimetière que si vous ne la lancez pas.",
        en: "No, the discarded card goes to exile; it goes to the graveyard only if you do not cast it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["pay"], none: ["cast"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, il faut payer le coût de folie à la place du coût de mana, quand la capacité se résout.",
        en: "Yes, you must pay the madness cost instead of the mana cost, as the ability resolves.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la carte est lancée pendant la résolution de la capacité de folie, quel que soit le moment, même pendant le tour adverse et même si c’est un rituel ou une créature.",
        en: "Yes, the card is cast as the madness ability resolves, whatever the time, even on an opponent’s turn and even if it is a sorcery or a creature.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La carte défaussée va en exil et une capacité se déclenche\u202f; quand elle se résout, lancez la carte pour son coût de folie ou mettez-la au cimetière.",
        en: "The discarded card goes to exile and an ability triggers; as it resolves, cast the card for its madness cost or put it into the graveyard.",
      },
    },
  ],
  explanation: {
    fr: "La folie ignore le moment normal du sort\u00a0: on lance la carte pendant que la capacité déclenchée se résout. C’est maintenant ou jamais\u00a0: sinon elle va au cimetière. La carte a bien été défaussée, pour les capacités qui le regardent.",
    en: "Madness ignores the spell’s normal timing: you cast the card while the triggered ability resolves. It is then or never: otherwise it goes to the graveyard. The card was discarded all the same, for abilities that care.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer une créature avec la folie (madness) pendant le tour de l’adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une carte avec folie (madness) que je défausse va-t-elle au cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "je défausse un rituel madness au tour adverse, je peux le lancer\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast a sorcery with madness on my opponent's turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a card with madness go to the graveyard when I discard it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I discard a madness creature at instant speed, can I cast it right then?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
