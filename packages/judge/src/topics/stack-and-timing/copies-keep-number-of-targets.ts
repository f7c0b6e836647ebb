import type { Topic } from "../topic.ts";

export const copiesKeepNumberOfTargets: Topic = {
  id: "stack-and-timing/copies-keep-number-of-targets",
  title: { fr: "Cibles et choix d’un sort copié", en: "Targets and choices of a copied spell" },
  about: [
    ["copy", "copy-spell", "storm"],
    ["copy-targets", "copy-modes", "change-target"],
    ["spell", "copy-spell", "instant", "sorcery", "target", "storm", "copy-targets"],
  ],
  not: ["clone", "counter-spell", "kicker", "mana-value", "hexproof"],
  hints: [
    "choose",
    "target",
    "opponent",
    "instant",
    "sorcery",
    "several-targets",
    "modal",
    "x-value",
    "may-ability",
  ],
  rules: [
    {
      number: "707.10c",
      claim: {
        fr: "Choisir de nouvelles cibles, c’est remplacer les cibles, sans en changer le nombre.",
        en: "Choosing new targets replaces targets without changing how many there are.",
      },
    },
    {
      number: "707.10",
      claim: {
        fr: "La copie reprend les choix faits en lançant le sort\u00a0: modes, cibles, valeur de X.",
        en: "The copy takes over the choices made while casting: modes, targets, value of X.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["copy-modes"], none: ["copy-targets", "change-target"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la copie garde les mêmes modes et la même valeur de X.",
        en: "Yes, the copy keeps the same modes and the same value of X.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["copy-targets"], none: ["copy-modes"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie a le même nombre de cibles et les mêmes choix que l’original\u00a0: chaque cible peut être changée, aucune ajoutée.",
        en: "No, the copy has the same number of targets and the same choices as the original: each target may be changed, none added.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie garde les modes, la valeur de X et le nombre de cibles de l’original\u202f; avec «\u00a0vous pouvez choisir de nouvelles cibles\u00a0», chaque cible peut être remplacée.",
        en: "The copy keeps the original’s modes, value of X and number of targets; with “you may choose new targets” each target may be replaced.",
      },
    },
  ],
  explanation: {
    fr: "La copie est créée directement sur la pile avec toutes les décisions de l’original. De nouvelles cibles doivent être légales, et l’on peut aussi en garder certaines.",
    en: "The copy is created on the stack with all decisions of the original. New targets must be legal, and some may be kept.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je copie un sort à une cible, est-ce que je peux ajouter une deuxième cible à la copie\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La copie de mon sort peut-elle avoir plus de cibles que l’original\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "When I copy a spell with one target, may the copy have an additional target?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I add a second target when copying a spell that has only one?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Puis-je ajouter une cible de plus à la copie de mon sort\u202f?",
      verdict: "no",
    },
    { language: "en", text: "Can I add one more target to the copy of my spell?", verdict: "no" },
  ],
};
