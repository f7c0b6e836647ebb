import type { Topic } from "../topic.ts";

export const xWithoutPaying: Topic = {
  id: "casting-costs/x-without-paying",
  title: { fr: "X quand on ne paie pas le coût", en: "X when the cost is not paid" },
  about: [["x-value"], ["cast-free", "cascade", "suspend"]],
  not: ["additional-cost", "kicker"],
  hints: [
    "mana-cost",
    "choose",
    "cost",
    "pay",
    "alternative-cost",
    "spell",
    "exile",
    "mana",
    "announce",
    "resolve",
  ],
  rules: [
    {
      number: "107.3b",
      claim: {
        fr: "Sans payer le coût de mana ni un autre coût qui contient X, le seul choix légal pour X est 0.",
        en: "When neither the mana cost nor another cost with X is paid, the only legal choice for X is 0.",
      },
    },
    {
      number: "118.9",
      claim: {
        fr: "Lancer sans payer le coût de mana est un coût alternatif.",
        en: "Casting without paying the mana cost is an alternative cost.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["x-is-zero"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si vous lancez le sort sans payer son coût de mana, X vaut forcément 0.",
        en: "Yes, if you cast the spell without paying its mana cost, X has to be 0.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans payer le coût de mana vous ne pouvez choisir que X = 0, même si vous avez du mana.",
        en: "No, without paying the mana cost you can only choose X = 0, even if you have mana available.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "X vaut 0\u00a0: quand on ne paie pas le coût de mana, c’est le seul choix légal.",
        en: "X is 0: when the mana cost is not paid, that is the only legal choice.",
      },
    },
  ],
  explanation: {
    fr: "Vous ne payez pas de {X}, donc rien ne permet de lui donner une autre valeur. Un effet qui réduit seulement le coût laisse en revanche choisir X librement, et un coût alternatif qui contient lui-même X aussi.",
    en: "You pay no {X}, so nothing lets you give it another value. An effect that only reduces the cost does let you choose X freely, though, and so does an alternative cost that itself contains X.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je lance un sort avec X sans payer son coût de mana, combien vaut X\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je choisir X = 5 quand je lance un sort gratuitement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je cascade dans un sort à X, est-ce que je peux payer pour X\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que X est égal à 0 quand on lance le sort sans payer son coût de mana\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I cast a spell with X in its cost for free, what is X?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can I choose X=4 when I cast a spell without paying its mana cost?",
      verdict: "no",
    },
    { language: "en", text: "I cascade into an X spell. Can I pay mana for X?", verdict: "no" },
    {
      language: "en",
      text: "Is X always 0 when I cast an X spell without paying its mana cost?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What value does X have when I get to cast an X spell for free?",
      verdict: null,
      heldBack: true,
    },
  ],
};
