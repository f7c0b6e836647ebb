import type { Topic } from "../topic.ts";

export const deckSizeAndCopies: Topic = {
  id: "formats/deck-size-and-copies",
  title: { fr: "Taille du deck et exemplaires", en: "Deck size and copies" },
  about: [["deck-rules", "sideboard"]],
  not: [
    "commander",
    "companion",
    "commander-damage",
    "outside-the-game",
    "color-identity",
    "mulligan",
  ],
  hints: [
    "card",
    "deck-size",
    "basic-lands",
    "land",
    "several-of-a-card",
    "same-name-cards",
    "library",
    "deck-construction",
    "play-in-deck",
  ],
  rules: [
    {
      number: "100.2a",
      claim: {
        fr: "En construit\u00a0: au moins 60 cartes, au plus quatre exemplaires, hors terrains de base.",
        en: "In constructed: at least 60 cards, at most four copies, basic lands aside.",
      },
    },
    {
      number: "100.2b",
      claim: {
        fr: "En limité\u00a0: au moins 40 cartes, sans limite d’exemplaires.",
        en: "In limited: at least 40 cards, no limit on copies.",
      },
    },
    {
      number: "100.4a",
      claim: {
        fr: "La réserve compte au plus quinze cartes.",
        en: "A sideboard has at most fifteen cards.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["legendary", "four-copies-overall"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, «\u00a0légendaire\u00a0» ne change rien à la limite de quatre exemplaires par deck en construit\u00a0: la règle des légendes ne vaut que sur le champ de bataille.",
        en: "Yes, “legendary” changes nothing about the limit of four copies in a constructed deck: the legend rule matters only on the battlefield.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["basic-lands"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les terrains de base ne sont pas limités (ni aucune carte en limité).",
        en: "Yes, basic lands aren’t limited (nor any card in limited).",
      },
    },
    {
      when: { form: ["yes_no"], any: ["deck-size"], none: ["several-of-a-card"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, il y a un minimum mais pas de maximum.",
        en: "Yes, there is a minimum but no maximum.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, en construit au plus quatre exemplaires d’une même carte, deck et réserve réunis, hors terrains de base.",
        en: "No, in constructed at most four copies of a card, deck and sideboard together, basic lands aside.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "En construit\u00a0: au moins 60 cartes, 4 exemplaires au plus de chaque carte hors terrains de base, réserve de 15 au plus. En limité\u00a0: au moins 40 cartes.",
        en: "In constructed: at least 60 cards, at most 4 copies of each card apart from basic lands, a sideboard of at most 15. In limited: at least 40 cards.",
      },
    },
  ],
  explanation: {
    fr: "La limite d’exemplaires compte le nom anglais et vaut pour le deck et la réserve réunis. Une carte peut dire elle-même qu’on peut en jouer davantage.",
    en: "The limit counts English names and goes for deck and sideboard together. A card may itself say that you may have more of it.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je jouer plus de quatre exemplaires d’une même carte dans un deck construit de 60 cartes\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien de cartes faut-il au minimum dans un deck construit, et dans la réserve\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Quelle est la taille minimale d’un deck\u00a0: 40 ou 60 cartes\u202f?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "Can I play five copies of a card in a 60 card deck?", verdict: "no" },
    {
      language: "en",
      text: "How many cards do I need in a deck, and how many in the sideboard?",
      verdict: null,
    },
    {
      language: "en",
      text: "Am I allowed more than four copies of a nonbasic land in my deck?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I put four copies of a legendary card in my deck?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je mettre quatre exemplaires d’une carte légendaire dans mon deck\u202f?",
      verdict: "yes",
    },
  ],
};
