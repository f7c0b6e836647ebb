import type { Topic } from "../topic.ts";

export const copyingAPermanentWithX: Topic = {
  id: "layers/copying-a-permanent-with-x",
  title: { fr: "X d’un permanent copié", en: "X of a copied permanent" },
  about: [
    ["copy", "clone", "copy-x"],
    ["copy-x", "x-value"],
    ["copy", "clone", "enters", "copy-x", "counter-marker", "x-is-zero"],
  ],
  not: ["copy-spell", "mana-value", "storm", "instant", "sorcery", "copy-targets"],
  hints: [
    "creature",
    "counter-marker",
    "plus-one-counter",
    "cast",
    "enters-with-counters",
    "zero-toughness",
    "token",
  ],
  rules: [
    {
      number: "107.3m",
      claim: {
        fr: "X se rapporte au sort qui est devenu ce permanent\u202f; une copie qui n’a pas été lancée avec X a X égal à 0.",
        en: "X refers to the spell that became this permanent; a copy that wasn’t cast with X has X equal to 0.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "La valeur choisie pour X n’est pas copiée.",
        en: "The value chosen for X isn’t copied.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la valeur de X n’est pas copiée\u00a0: pour la copie X vaut 0.",
        en: "No, the value of X isn’t copied: for the copy X is 0.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Pour la copie, X vaut 0\u00a0: la valeur choisie en lançant l’original n’est pas copiée.",
        en: "For the copy X is 0: the value chosen when casting the original isn’t copied.",
      },
    },
  ],
  explanation: {
    fr: "Une créature qui «\u00a0arrive avec X marqueurs +1/+1\u00a0» copiée sur le champ de bataille arrive avec 0 marqueur, et meurt si elle est 0/0. Seule la copie d’un sort sur la pile garde X.",
    en: "A creature that “enters with X +1/+1 counters” copied on the battlefield enters with 0 counters, and dies if it is a 0/0. Only a copy of a spell on the stack keeps X.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon clone copie une créature lancée avec X égal à 4 qui arrive avec X marqueurs\u00a0: combien de marqueurs +1/+1 reçoit-il\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je copie un permanent lancé avec X égal à 5, la copie garde-t-elle la valeur de X\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je copie une créature qui arrive avec X marqueurs +1/+1\u00a0: que vaut X pour la copie\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "My Clone copies a creature cast with X equal to 4 that enters with X counters. How many +1/+1 counters does the Clone get?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a clone of a creature that was cast with X equal to 5 keep that X?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What is X when I copy a creature that was cast for X?",
      verdict: null,
      heldBack: true,
    },
  ],
};
