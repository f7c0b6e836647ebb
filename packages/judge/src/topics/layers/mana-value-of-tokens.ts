import type { Topic } from "../topic.ts";

export const manaValueOfTokens: Topic = {
  id: "layers/mana-value-of-tokens",
  title: { fr: "Valeur de mana des jetons et des copies", en: "Mana value of tokens and copies" },
  about: [["mana-value"], ["token", "copy"]],
  not: ["x-value", "double-faced", "copy-spell"],
  hints: ["create", "destroy", "mana-cost", "no-mana-cost", "keeps"],
  rules: [
    {
      number: "202.3a",
      claim: {
        fr: "Un objet sans coût de mana a une valeur de mana de 0.",
        en: "An object without a mana cost has mana value 0.",
      },
    },
    {
      number: "111.3",
      claim: {
        fr: "Un jeton n’a que les caractéristiques que l’effet lui donne.",
        en: "A token has only the characteristics that the effect gives it.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "Une copie prend aussi le coût de mana de l’original.",
        en: "A copy takes the mana cost of the original as well.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["copy"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une copie a le coût de mana de l’original et donc la même valeur de mana, même si c’est un jeton.",
        en: "Yes, a copy has the original’s mana cost and so the same mana value, even if it is a token.",
      },
    },
    {
      when: { any: ["copy"] },
      verdict: null,
      ruling: {
        fr: "La valeur de mana d’une copie est celle de l’original, car le coût de mana est copié\u202f; un jeton ordinaire a 0.",
        en: "A copy has the mana value of the original, for the mana cost is copied; an ordinary token has 0.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un jeton ordinaire a une valeur de mana de 0, car il n’a pas de coût de mana\u202f; seul un jeton qui est une copie a celle de l’original.",
        en: "Yes, an ordinary token has a mana value of 0, since it has no mana cost; only a token that is a copy has that of the original.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un jeton ordinaire a une valeur de mana de 0\u202f; un jeton qui est une copie a celle de l’objet copié.",
        en: "An ordinary token has mana value 0; a token that is a copy has that of the copied object.",
      },
    },
  ],
  explanation: {
    fr: "Un jeton n’a de coût de mana que si l’effet qui le crée lui en donne un. Un effet de copie le fait, car le coût de mana est une valeur copiable\u202f; les autres jetons (Trésor, Soldat…) n’en ont pas.",
    en: "A token has a mana cost only if the effect that creates it gives it one. A copy effect does, as mana cost is a copiable value; other tokens (Treasure, Soldier…) have none.",
  },
  questions: [
    { language: "fr", text: "Quelle est la valeur de mana d’un jeton\u202f?", verdict: null },
    {
      language: "fr",
      text: "Un jeton soldat a-t-il une valeur de mana de 0\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le jeton qui est une copie de ma créature a-t-il la même valeur de mana qu’elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce qu’un effet qui détruit les permanents de valeur de mana 0 touche les jetons\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "What is the mana value of a token?", verdict: null },
    { language: "en", text: "Do creature tokens have a mana value of 0?", verdict: "yes" },
    {
      language: "en",
      text: "Does a token copy of a permanent have the same mana value?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How much is the cmc of a Treasure token?",
      verdict: null,
      heldBack: true,
    },
  ],
};
