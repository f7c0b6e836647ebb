import type { Topic } from "../topic.ts";

export const manaValueOfTransformedPermanents: Topic = {
  id: "casting-costs/mana-value-of-transformed-permanents",
  title: { fr: "Valeur de mana d’une face arrière", en: "Mana value of a back face" },
  about: [
    ["transform-value", "double-faced", "transform"],
    ["mana-value", "transform-value"],
  ],
  not: ["token", "x-value", "split-card", "cascade", "copy", "clone"],
  hints: ["permanent", "creature", "battlefield", "mana-cost"],
  rules: [
    {
      number: "202.3b",
      claim: {
        fr: "La face arrière d’une carte recto-verso non modale a la valeur de mana de sa face avant.",
        en: "The back face of a nonmodal double-faced card has its front face’s mana value.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["x-is-zero"] },
      verdict: "no",
      ruling: {
        fr: "Non, sa valeur de mana est celle de la face avant.",
        en: "No, its mana value is that of the front face.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un permanent transformé garde la valeur de mana de sa face avant.",
        en: "Yes, a transformed permanent keeps the mana value of its front face.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Sa valeur de mana est celle de sa face avant\u202f; une copie d’une face arrière, en revanche, a une valeur de mana de 0.",
        en: "Its mana value is that of its front face; a copy of a back face, however, has mana value 0.",
      },
    },
  ],
  explanation: {
    fr: "La face arrière n’a pas de coût de mana, mais les règles lui donnent la valeur de la face avant. Seul un autre objet qui ne fait que la copier a 0.",
    en: "The back face has no mana cost, but the rules give it the front face’s value. Only another object that merely copies it has 0.",
  },
  questions: [
    {
      language: "fr",
      text: "Quelle est la valeur de mana d’une créature transformée\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un permanent transformé garde-t-il la valeur de mana de sa face avant\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma carte recto-verso est transformée\u00a0: quelle est sa valeur de mana\u202f?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "What is the mana value of a transformed permanent?", verdict: null },
    {
      language: "en",
      text: "Does a transformed card keep the mana value of its front face?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My double-faced creature transformed. What’s the mana value of the back face?",
      verdict: null,
      heldBack: true,
    },
  ],
};
