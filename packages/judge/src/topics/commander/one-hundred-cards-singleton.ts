import type { Topic } from "../topic.ts";

export const oneHundredCardsSingleton: Topic = {
  id: "commander/one-hundred-cards-singleton",
  title: { fr: "100 cartes, un exemplaire de chaque", en: "100 cards, one of each" },
  about: [
    ["singleton", "deck-construction", "same-name-cards"],
    ["commander", "singleton", "deck-construction"],
  ],
  not: ["different-legends", "deck-rules", "color-identity", "companion", "hybrid", "sideboard"],
  hints: [
    "commander",
    "basic-lands",
    "land",
    "basic-land-type",
    "library",
    "card",
    "play-in-deck",
    "copy",
    "deck-size",
    "hundred",
  ],
  rules: [
    {
      number: "903.5b",
      claim: {
        fr: "Hormis les terrains de base, chaque carte doit avoir un nom différent.",
        en: "Except for basic lands, every card must have a different name.",
      },
    },
    {
      number: "903.5a",
      claim: {
        fr: "Le deck compte exactement 100 cartes, commandant compris.",
        en: "The deck has exactly 100 cards, commander included.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["basic-lands"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les terrains de base font exception\u00a0: vous pouvez en jouer autant que vous voulez.",
        en: "Yes, basic lands are an exception: you may play as many of them as you like.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["deck-size"], none: ["several-of-a-card"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le deck compte exactement 100 cartes, commandant compris.",
        en: "Yes, the deck has exactly 100 cards, commander included.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["singleton", "several-of-a-card", "same-name-cards"] },
      verdict: "no",
      ruling: {
        fr: "Non, hormis les terrains de base, un deck Commander ne peut contenir qu’un exemplaire de chaque carte (1 par nom).",
        en: "No, except for basic lands a Commander deck can hold only one copy of each card (1 per name).",
      },
    },
    {
      when: { form: ["number"] },
      verdict: null,
      ruling: {
        fr: "Un deck Commander compte exactement 100 cartes, commandant compris, et 1 seul exemplaire de chaque carte hormis les terrains de base.",
        en: "A Commander deck has exactly 100 cards, commander included, and only 1 copy of each card except basic lands.",
      },
    },
    {
      when: { any: ["singleton", "several-of-a-card", "same-name-cards", "deck-size"] },
      verdict: null,
      ruling: {
        fr: "Un deck Commander compte exactement 100 cartes, commandant compris, et 1 seul exemplaire de chaque carte hormis les terrains de base.",
        en: "A Commander deck has exactly 100 cards, commander included, and only 1 copy of each card except basic lands.",
      },
    },
  ],
  explanation: {
    fr: "Le nom décide\u00a0: deux cartes de même nom sont interdites, sauf les terrains de base et les cartes dont le texte permet expressément d’en jouer plusieurs. Le commandant fait partie des 100 cartes, et deux partenaires aussi.",
    en: "The name decides: two cards with the same name are not allowed, except basic lands and cards whose own text expressly lets you play several. The commander is one of the 100 cards, and two partners are as well.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je jouer deux exemplaires de la même carte dans mon deck commander\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien de cartes faut-il dans un deck commander\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce qu’on peut jouer plusieurs exemplaires d’un terrain de base en commander\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le commandant compte-t-il dans les 100 cartes du deck\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I run more than one copy of a card in my commander deck?",
      verdict: "no",
    },
    { language: "en", text: "How many cards are in a commander deck?", verdict: null },
    {
      language: "en",
      text: "Can I play several copies of a basic land in a commander deck?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does my commander count among the 100 cards?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
