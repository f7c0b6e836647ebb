import type { Topic } from "../topic.ts";

export const whoMayLookAtFaceDownCards: Topic = {
  id: "permanents/who-may-look-at-face-down-cards",
  title: { fr: "Regarder une carte face cachée", en: "Looking at face-down cards" },
  about: [["hidden-face", "foretell", "face-down"], ["hidden-face"]],
  not: ["cost-of-face-down", "face-down-stats", "split-second"],
  hints: ["opponent", "card", "exile", "creature", "player", "reveal"],
  rules: [
    {
      number: "708.5",
      claim: {
        fr: "On peut toujours regarder ses propres permanents face cachée.",
        en: "You may always look at your own face-down permanents.",
      },
    },
    {
      number: "406.3",
      claim: {
        fr: "Une carte exilée face cachée ne peut être regardée que par qui en a la permission.",
        en: "A card exiled face down may be looked at only by those allowed to.",
      },
    },
    {
      number: "702.143a",
      claim: {
        fr: "Prédire exile la carte face cachée.",
        en: "Foretelling exiles the card face down.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["opponent"] },
      verdict: "no",
      ruling: {
        fr: "Non, seul son contrôleur (ou son propriétaire pour une carte prédite) peut regarder une carte face cachée.",
        en: "No, only its controller (or owner, for a foretold card) may look at a face-down card.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous pouvez regarder à tout moment vos propres cartes face cachée\u202f; vos adversaires ne le peuvent pas.",
        en: "Yes, you may look at your own face-down cards at any time; your opponents may not.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous pouvez regarder vos propres cartes face cachée\u202f; les adversaires ne voient ni leur nom ni leur coût.",
        en: "You may look at your own face-down cards; opponents see neither name nor cost.",
      },
    },
  ],
  explanation: {
    fr: "À la fin de la partie, ou quand une telle carte quitte sa zone, on la révèle pour montrer que tout était légal.",
    en: "At the end of the game, or when such a card leaves its zone, it is revealed to show that everything was legal.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire peut-il regarder ma carte prédite face cachée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je regarder ma propre créature face cachée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que l’adversaire a le droit de voir ma créature face cachée\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can my opponent look at my foretold card?", verdict: "no" },
    { language: "en", text: "May I look at my own face-down creature?", verdict: "yes" },
    {
      language: "en",
      text: "Does my opponent get to see what my face-down morph is?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
