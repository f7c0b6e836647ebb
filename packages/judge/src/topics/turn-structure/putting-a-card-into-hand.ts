import type { Topic } from "../topic.ts";

export const puttingACardIntoHand: Topic = {
  id: "turn-structure/putting-a-card-into-hand",
  title: { fr: "Mettre en main n’est pas piocher", en: "Putting into hand is not drawing" },
  about: [
    ["not-a-draw"],
    ["counts-as-draw", "triggered-ability", "draw"],
    ["draw", "counts-as-draw"],
  ],
  not: ["dredge", "dredge-draw", "mulligan", "draw-empty", "dies", "discard"],
  hints: ["card", "library", "hand", "search", "top-of-library", "player", "opponent"],
  rules: [
    {
      number: "121.5",
      claim: {
        fr: "Mettre une carte dans sa main sans le mot «\u00a0piocher\u00a0» n’est pas piocher.",
        en: "Putting a card into hand without the word “draw” isn’t drawing.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une carte mise dans la main sans le mot «\u00a0piochez\u00a0» n’est pas piochée\u00a0: rien ne se déclenche pour une pioche.",
        en: "No, a card put into hand without the word “draw” isn’t drawn: nothing triggers for drawing.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Mettre une carte dans sa main n’est pas la piocher\u00a0: les effets qui parlent de pioche ne s’appliquent pas.",
        en: "Putting a card into your hand isn’t drawing it: effects about drawing don’t apply.",
      },
    },
  ],
  explanation: {
    fr: "Seul le mot «\u00a0piocher\u00a0» compte. Chercher une carte, la révéler et la mettre en main, ou en récupérer une du cimetière ne déclenche donc pas «\u00a0quand vous piochez\u00a0» et n’est pas limité par ce qui limite les pioches.",
    en: "Only the word “draw” counts. Searching for a card, revealing it and putting it into hand, or taking one back from the graveyard doesn’t trigger “whenever you draw” and isn’t limited by what limits draws.",
  },
  questions: [
    {
      language: "fr",
      text: "Chercher une carte et la mettre dans ma main, est-ce que ça compte comme piocher\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si un effet me fait mettre une carte dans ma main, ma capacité «\u00a0quand vous piochez\u00a0» se déclenche-t-elle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une carte mise dans ma main par un tuteur compte-t-elle comme piochée\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does putting a card into your hand count as drawing it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I tutor a card into my hand. Does that trigger “whenever you draw a card”?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent can’t draw more than one card. Does an effect that puts a card into their hand count as drawing?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I explore and put a land card into my hand. Does that count as drawing a card?",
      verdict: "no",
    },
  ],
};
