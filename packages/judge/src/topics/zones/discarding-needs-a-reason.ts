import type { Topic } from "../topic.ts";

export const discardingNeedsAReason: Topic = {
  id: "zones/discarding-needs-a-reason",
  title: { fr: "On ne se défausse pas à volonté", en: "No discarding at will" },
  about: [["discard-freely"]],
  not: ["madness", "cycling", "hand-size-limit"],
  hints: ["discard", "card", "hand", "graveyard", "cost", "player", "turn"],
  rules: [
    {
      number: "701.9a",
      claim: {
        fr: "Se défausser, c’est mettre une carte de sa main dans son cimetière quand un coût ou un effet le dit.",
        en: "To discard is to put a card from hand into the graveyard as a cost or effect says.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ne se défausse que si un coût, un effet ou une règle (comme l’étape de nettoyage) le dit.",
        en: "No, you discard only if a cost, an effect or a rule (such as the cleanup step) says so.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seulement quand un coût, un effet ou une règle le demande.",
        en: "Only when a cost, an effect or a rule asks for it.",
      },
    },
  ],
  explanation: {
    fr: "Il en va de même pour sacrifier, exiler ou meuler ses cartes.",
    en: "The same goes for sacrificing, exiling or milling your cards.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je me défausser d’une carte quand je veux\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ai-je le droit de défausser une carte à tout moment sans effet\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que je peux choisir de me défausser volontairement\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I discard a card at any time?", verdict: "no" },
    {
      language: "en",
      text: "Can I discard cards whenever I like to fill my graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May I just discard a card for no reason?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
