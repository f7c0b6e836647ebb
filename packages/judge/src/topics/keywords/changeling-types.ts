import type { Topic } from "../topic.ts";

export const changelingTypes: Topic = {
  id: "keywords/changeling-types",
  title: { fr: "Changelin et types de créature", en: "Changeling and creature types" },
  about: [
    ["changeling"],
    ["creature-type", "ability", "zone", "graveyard", "hand", "library", "bonus"],
  ],
  not: ["lose-abilities"],
  hints: [
    "lose-abilities",
    "creature",
    "control",
    "card",
    "cast",
    "search",
    "cost-reduction",
    "token",
    "copy",
    "battlefield",
    "spell",
    "counts-for",
    "each-player",
    "commander",
    "lord",
    "legendary",
    "layer",
  ],
  rules: [
    {
      number: "702.73a",
      claim: {
        fr: "Un changelin est de tous les types de créature, partout.",
        en: "A changeling is every creature type, everywhere.",
      },
    },
    {
      number: "604.3",
      claim: {
        fr: "C’est une capacité qui définit ses caractéristiques\u00a0: elle vaut dans toutes les zones.",
        en: "It is a characteristic-defining ability: it works in all zones.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un changelin est de tous les types de créature, sur le champ de bataille comme dans la main, la bibliothèque ou le cimetière.",
        en: "Yes, a changeling is every creature type, on the battlefield as well as in the hand, the library or the graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un changelin a tous les types de créature, dans toutes les zones et à tout moment.",
        en: "A changeling has every creature type, in every zone and at all times.",
      },
    },
  ],
  explanation: {
    fr: "Ce n’est pas une capacité qu’on active\u00a0: elle dit ce qu’est la carte. Elle compte donc pour les bonus de tribu, les recherches et les réductions de coût. Elle ne donne ni types de terrain ni types d’artefact.",
    en: "It is not an ability to activate: it says what the card is. So it counts for tribal bonuses, searches and cost reductions. It gives no land types and no artifact types.",
  },
  questions: [
    {
      language: "fr",
      text: "Un changelin est-il un gobelin et un elfe à la fois pour les types de créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je chercher une carte avec changelin comme type de créature dragon dans ma bibliothèque\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "un changelin dans le cimetière compte comme zombie\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does a changeling count as every creature type?", verdict: "yes" },
    {
      language: "en",
      text: "Does a changeling get the bonus from my goblin lord?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is a changeling in my graveyard a zombie too?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
