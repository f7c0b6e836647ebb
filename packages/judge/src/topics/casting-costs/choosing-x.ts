import type { Topic } from "../topic.ts";

export const choosingX: Topic = {
  id: "casting-costs/choosing-x",
  title: { fr: "Choisir X", en: "Choosing X" },
  about: [["x-value", "x-choice"], ["x-choice"]],
  not: ["cast-free", "cascade", "suspend", "copy", "mana-value", "copy-x", "zero-toughness"],
  hints: [
    "spell",
    "cast",
    "resolve",
    "pay",
    "mana",
    "cost",
    "announce",
    "before",
    "counter-spell",
    "when-decide",
    "activated-ability",
    "costs-first",
  ],
  rules: [
    {
      number: "107.3a",
      claim: {
        fr: "X est choisi en annonçant le sort ou la capacité.",
        en: "X is chosen as the spell or ability is announced.",
      },
    },
    {
      number: "601.2b",
      claim: {
        fr: "La valeur de X s’annonce avec les modes et les coûts, avant de payer.",
        en: "The value of X is announced with modes and costs, before paying.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, X est annoncé en lançant le sort et ne change plus ensuite.",
        en: "No, X is announced while casting and doesn’t change afterwards.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "X se choisit en lançant le sort ou en activant la capacité, avant de payer\u202f; il ne change plus ensuite.",
        en: "X is chosen while casting the spell or activating the ability, before paying; it doesn’t change afterwards.",
      },
    },
  ],
  explanation: {
    fr: "L’adversaire connaît donc X quand il répond. Partout ailleurs que sur la pile, X vaut 0 dans le coût de mana.",
    en: "So opponents know X when they respond. Anywhere but on the stack X in a mana cost is 0.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand dois-je choisir la valeur de X d’un sort\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je changer la valeur de X à la résolution du sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "À quel moment choisit-on X pour un sort avec X dans son coût\u202f?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "When do I choose the value of X for my spell?", verdict: null },
    {
      language: "en",
      text: "Can I choose X on resolution, after my opponent responds?",
      verdict: "no",
    },
    {
      language: "en",
      text: "At what point is X chosen when casting a spell with X?",
      verdict: null,
      heldBack: true,
    },
  ],
};
