import type { Topic } from "../topic.ts";

export const actingBetweenResolutions: Topic = {
  id: "stack-and-timing/acting-between-resolutions",
  title: {
    fr: "La pile se résout un objet à la fois",
    en: "The stack resolves one object at a time",
  },
  about: [
    ["stack", "spell"],
    ["resolve"],
    ["between-resolutions", "whole-stack"],
    ["cast", "respond", "activated-ability", "stack", "priority"],
  ],
  not: ["during-resolution", "split-second", "prowess", "triggered-ability"],
  hints: [
    "instant",
    "priority",
    "respond",
    "before",
    "still",
    "as-well",
    "simultaneous",
    "several-targets",
  ],
  rules: [
    {
      number: "117.4",
      claim: {
        fr: "Quand tous passent, seul l’objet du dessus de la pile se résout.",
        en: "When all players pass, only the top object of the stack resolves.",
      },
    },
    {
      number: "117.3b",
      claim: {
        fr: "Après chaque résolution, le joueur actif reçoit la priorité.",
        en: "After each resolution the active player receives priority.",
      },
    },
    {
      number: "405.5",
      claim: {
        fr: "La pile se résout du dessus vers le dessous, un objet à la fois.",
        en: "The stack resolves from the top down, one object at a time.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["whole-stack"] },
      verdict: "no",
      ruling: {
        fr: "Non, seul l’objet du dessus se résout\u202f; ensuite les joueurs reçoivent de nouveau la priorité avant le suivant.",
        en: "No, only the top object resolves; then players receive priority again before the next one.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, après chaque résolution le joueur actif, puis les autres, reçoivent la priorité et peuvent agir avant l’objet suivant de la pile.",
        en: "Yes, after each resolution the active player and then the others receive priority and may act before the next object on the stack.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La pile se résout un objet à la fois, du dessus vers le dessous\u202f; après chaque résolution les joueurs reçoivent la priorité.",
        en: "The stack resolves one object at a time from the top down; after each resolution players receive priority.",
      },
    },
  ],
  explanation: {
    fr: "Il faut que tous les joueurs passent à la suite pour que l’objet du dessus se résolve. Après cette résolution, les actions basées sur l’état sont vérifiées, puis le joueur actif reçoit la priorité. On peut donc lancer des éphémères entre deux résolutions.",
    en: "All players must pass in succession for the top object to resolve. After that resolution state-based actions are checked and the active player receives priority. Instants may therefore be cast between two resolutions.",
  },
  questions: [
    {
      language: "fr",
      text: "Il y a plusieurs sorts sur la pile, puis-je lancer un éphémère entre deux résolutions ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quand tout le monde passe, est-ce que toute la pile se résout d’un coup ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une fois le premier sort résolu, est-ce que je peux encore répondre au reste de la pile ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La pile se résout-elle d’un seul coup quand les deux joueurs passent la priorité ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Three spells are on the stack. Can I cast an instant in between, after the top one resolves?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does the whole stack resolve at once when both players pass priority?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does the stack resolve, one at a time or all at once?",
      verdict: null,
    },
    {
      language: "en",
      text: "After the top spell of the stack resolves, can players still respond to the rest of the stack?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
