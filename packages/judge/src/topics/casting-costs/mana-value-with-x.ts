import type { Topic } from "../topic.ts";

export const manaValueWithX: Topic = {
  id: "casting-costs/mana-value-with-x",
  title: { fr: "Valeur de mana avec X", en: "Mana value with X" },
  about: [["x-value"], ["mana-value"]],
  not: ["cast-free", "cascade"],
  hints: [
    "stack",
    "battlefield",
    "hand",
    "graveyard",
    "library",
    "counter-spell",
    "mana-cost",
    "spell",
    "cast",
    "creature",
    "search",
    "permanent",
    "exile-zone",
  ],
  rules: [
    {
      number: "202.3e",
      claim: {
        fr: "X compte pour la valeur choisie sur la pile et pour 0 partout ailleurs.",
        en: "X counts as the chosen number on the stack and as 0 everywhere else.",
      },
    },
    {
      number: "107.3g",
      claim: {
        fr: "Dans toute zone autre que la pile, X dans un coût de mana vaut 0.",
        en: "In every zone other than the stack, X in a mana cost is 0.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["stack", "x-is-zero"] },
      verdict: "no",
      ruling: {
        fr: "Non, sur la pile X compte pour la valeur choisie\u202f; il ne vaut 0 que dans les autres zones.",
        en: "No, on the stack X counts as the number chosen; it is 0 only in the other zones.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["stack", "counter-spell"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, sur la pile la valeur choisie pour X compte dans la valeur de mana du sort.",
        en: "Yes, on the stack the value chosen for X counts in the spell’s mana value.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["x-is-zero"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, partout ailleurs que sur la pile X vaut 0 dans la valeur de mana.",
        en: "Yes, everywhere but on the stack X is 0 in the mana value.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["battlefield", "hand", "graveyard", "library", "permanent", "exile-zone"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, en dehors de la pile X vaut 0, même pour un permanent lancé avec un grand X.",
        en: "No, outside the stack X is 0, even for a permanent that was cast with a large X.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Sur la pile, X compte pour la valeur choisie (une créature {X}{G} lancée avec X = 3 a une valeur de mana de 4)\u202f; dans toutes les autres zones, X vaut 0.",
        en: "On the stack X counts as the number chosen (a creature {X}{G} cast with X = 3 has mana value 4); in every other zone X is 0.",
      },
    },
  ],
  explanation: {
    fr: "La valeur de mana se calcule depuis le coût de mana imprimé, où chaque X compte\u00a0: avec {X}{X} et X = 1, elle est de 2. X n’a la valeur annoncée que tant que le sort est sur la pile\u202f; sur le champ de bataille, en main, au cimetière ou dans la bibliothèque, il vaut 0. Réduire le coût ou en payer un autre ne change pas ce calcul.",
    en: "Mana value is worked out from the printed mana cost, in which every X counts: {X}{X} with X = 1 makes 2. X has its announced value only while the spell is on the stack; on the battlefield, in a hand, graveyard or library it is 0. Reducing the cost or paying another one does not change that.",
  },
  questions: [
    {
      language: "fr",
      text: "Quelle est la valeur de mana d’une créature avec X dans son coût une fois sur le champ de bataille\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "X compte-t-il dans la valeur de mana d’un sort sur la pile\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature lancée avec X = 6 a-t-elle encore X dans sa valeur de mana sur le champ de bataille\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien vaut X dans la valeur de mana d’une carte en main\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "What’s the mana value of a creature with X in its cost while it’s on the battlefield?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does X count for the mana value of a spell on the stack?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a permanent cast for X=5 keep that X in its mana value on the battlefield?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What is the converted mana cost of an X spell on the stack?",
      verdict: null,
      heldBack: true,
    },
  ],
};
