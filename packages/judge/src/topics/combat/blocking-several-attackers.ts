import type { Topic } from "../topic.ts";

export const blockingSeveralAttackers: Topic = {
  id: "combat/blocking-several-attackers",
  title: { fr: "Bloquer deux attaquantes", en: "Blocking two attackers" },
  about: [["blocks-several"]],
  not: ["menace", "gang-block"],
  hints: [
    "block",
    "blocker",
    "attack",
    "attacker",
    "several-blockers",
    "creature",
    "several-attackers",
  ],
  rules: [
    {
      number: "509.1a",
      claim: {
        fr: "Chaque bloqueuse choisit une seule créature attaquante.",
        en: "Each blocker chooses a single attacking creature.",
      },
    },
    {
      number: "509.1b",
      claim: {
        fr: "Les blocages déclarés doivent tous être permis.",
        en: "Every block declared must be permitted.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature ne peut bloquer qu’une seule attaquante, sauf si une capacité lui permet d’en bloquer davantage.",
        en: "No, a creature can block only one attacker, unless an ability lets it block more.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature ne bloque qu’une seule attaquante, sauf capacité contraire\u202f; plusieurs créatures peuvent en revanche bloquer la même attaquante.",
        en: "A creature blocks only one attacker, unless an ability says otherwise; several creatures may, however, block the same attacker.",
      },
    },
  ],
  explanation: {
    fr: "À la déclaration des bloqueurs, on choisit pour chaque bloqueuse une seule créature attaquante. Certaines cartes permettent d’en bloquer une de plus ou un nombre quelconque. L’inverse est libre\u00a0: plusieurs bloqueuses peuvent bloquer ensemble la même attaquante.",
    en: "As blockers are declared, a single attacking creature is chosen for each blocker. Some cards let a creature block one more or any number. The reverse is free: several blockers may block the same attacker together.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature peut-elle bloquer deux attaquants\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que ma bloqueuse peut bloquer plusieurs créatures attaquantes à la fois\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "avec une seule creature je peux bloquer 2 attaquants en meme temps\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can one creature block two attackers?", verdict: "no" },
    {
      language: "en",
      text: "Can my blocker block multiple attacking creatures at once?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I only have one untapped guy, may it block both attackers?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can a creature block more than one attacker?", verdict: "no" },
    {
      language: "fr",
      text: "Ma créature peut-elle bloquer plus d’une attaquante\u202f?",
      verdict: "no",
    },
  ],
};
