import type { Topic } from "../topic.ts";

export const mayYouDeclineToCast: Topic = {
  id: "keywords/may-you-decline-to-cast",
  title: { fr: "Lancer gratuitement est facultatif", en: "A free cast is optional" },
  about: [["cascade", "suspend", "discover", "miracle", "madness", "rebound"], ["may-decline"]],
  not: ["counter-spell", "x-value", "kicker", "additional-cost", "land"],
  hints: ["cast", "spell", "choose", "card", "may-ability", "exile", "cast-free"],
  rules: [
    {
      number: "702.85a",
      claim: {
        fr: "La cascade permet, sans obliger, de lancer la carte.",
        en: "Cascade lets you cast the card but doesn’t make you.",
      },
    },
    {
      number: "702.35a",
      claim: {
        fr: "La folie laisse choisir de lancer la carte ou de la mettre au cimetière.",
        en: "Madness lets you choose to cast the card or put it into the graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, ces capacités disent «\u00a0vous pouvez\u00a0»\u00a0: vous n’êtes pas obligé de lancer la carte.",
        en: "No, these abilities say “you may”: you don’t have to cast the card.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Ces capacités disent «\u00a0vous pouvez\u00a0»\u00a0: lancer la carte est facultatif.",
        en: "These abilities say “you may”: casting the card is optional.",
      },
    },
  ],
  explanation: {
    fr: "Ce qui n’est pas lancé va où la capacité le dit\u00a0: sous la bibliothèque pour la cascade, au cimetière pour la folie, en exil pour la suspension.",
    en: "What isn’t cast goes where the ability says: under the library for cascade, to the graveyard for madness, it stays exiled for suspend.",
  },
  questions: [
    {
      language: "fr",
      text: "Suis-je obligé de lancer la carte trouvée avec la cascade\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Avec la folie, dois-je lancer la carte défaussée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La cascade m’oblige-t-elle, est-ce que je suis obligé de lancer le sort révélé\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Do I have to cast the spell I reveal with cascade?", verdict: "no" },
    {
      language: "en",
      text: "Am I forced to cast a card with madness when I discard it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "With cascade, may I choose not to cast the card? Do I have to cast it?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
