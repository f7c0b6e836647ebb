import type { Topic } from "../topic.ts";

export const xOfACopiedSpell: Topic = {
  id: "stack-and-timing/x-of-a-copied-spell",
  title: { fr: "La valeur de X d’un sort copié", en: "The value of X of a copied spell" },
  about: [
    ["copy-spell", "copy"],
    ["x-value"],
    [
      "spell",
      "cost",
      "pay",
      "original",
      "instant",
      "sorcery",
      "damage",
      "stack",
      "cast",
      "copy-spell",
    ],
  ],
  not: [
    "token",
    "plus-one-counter",
    "counter-marker",
    "enters",
    "creature",
    "counter-spell",
    "cascade",
  ],
  hints: ["keep", "original", "cast-free", "pay", "cost", "target", "x-is-zero", "copy-is-cast"],
  rules: [
    {
      number: "707.10",
      claim: {
        fr: "La copie d’un sort reprend ses décisions, y compris la valeur de X.",
        en: "A copy of a spell takes its decisions, with the value of X.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "Les choix faits au lancement, comme X, font partie de ce qui est copié.",
        en: "Choices made while casting, such as X, are part of what is copied.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["x-is-zero"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie a la même valeur de X que l’original, sans rien payer.",
        en: "No, the copy has the same value of X as the original, with nothing paid.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la copie a la même valeur de X que l’original, sans rien payer.",
        en: "Yes, the copy has the same value of X as the original, with nothing paid.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie a la même valeur de X que le sort original, sans que rien soit payé.",
        en: "The copy has the same value of X as the original spell, with nothing paid for it.",
      },
    },
  ],
  explanation: {
    fr: "La copie d’un sort sur la pile reprend toutes les décisions de l’original\u00a0: modes, X, cibles, coûts supplémentaires. On ne peut pas choisir un autre X. C’est différent d’un sort lancé sans payer son coût de mana, où X vaut 0.",
    en: "A copy of a spell on the stack takes all decisions of the original: modes, X, targets, additional costs. Another X can’t be chosen. That differs from a spell cast without paying its mana cost, where X is 0.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je copie un sort avec X, est-ce que X vaut 0 pour la copie ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La copie d’un sort à X a-t-elle le même X que l’original ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quelle valeur de X pour la copie d’un rituel lancé avec X = 5 ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Je copie une boule de feu lancée avec X=4, combien vaut X sur la copie du sort ?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "When I copy an X spell, is X zero for the copy?", verdict: "no" },
    {
      language: "en",
      text: "Does a copied spell keep the same X as the original?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What is the value of X when I copy a spell that I cast with X = 5?",
      verdict: null,
    },
    {
      language: "en",
      text: "Do I have to pay for X again when I copy my X sorcery, or is X 0? Is X 0?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
