import type { Topic } from "../topic.ts";

export const flyingAndBlocking: Topic = {
  id: "combat/flying-and-blocking",
  title: { fr: "Bloquer une créature avec le vol", en: "Blocking a creature with flying" },
  about: [["flying"], ["block", "blocker", "blocked-by"]],
  not: [
    "after-blocks",
    "already-declared",
    "menace",
    "trample",
    "deathtouch",
    "damage",
    "lifelink",
    "shadow",
    "protection",
    "goad",
    "flyer-with-reach",
  ],
  hints: [
    "reach",
    "creature",
    "attack",
    "attacker",
    "no-flyer-blocks",
    "flyer-blocks",
    "unblocked",
    "cant",
    "as-well",
    "several-blockers",
  ],
  rules: [
    {
      number: "702.9b",
      claim: {
        fr: "Une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée\u202f; elle peut bloquer n’importe quelle créature.",
        en: "A creature with flying can be blocked only by creatures with flying or reach; it may block any creature.",
      },
    },
    {
      number: "702.17b",
      claim: {
        fr: "La portée permet de bloquer une créature avec le vol.",
        en: "Reach allows blocking a creature with flying.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["no-flyer-blocks"] },
      verdict: "no",
      ruling: {
        fr: "Non, seule une créature avec le vol ou la portée peut bloquer une créature avec le vol.",
        en: "No, only a creature with flying or reach can block a creature with flying.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["reach", "flyer-blocks"] },
      verdict: "yes",
      ruling: {
        fr: "Oui\u00a0: la portée permet de bloquer le vol, et une créature avec le vol peut bloquer des créatures avec ou sans le vol.",
        en: "Yes: reach allows blocking flyers, and a creature with flying can block creatures with or without flying.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sauf avec une créature qui a le vol ou la portée.",
        en: "No, except with a creature that has flying or reach.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seules les créatures avec le vol ou la portée peuvent bloquer une créature avec le vol.",
        en: "Only creatures with flying or reach can block a creature with flying.",
      },
    },
  ],
  explanation: {
    fr: "Le vol restreint ceux qui bloquent la créature, pas ceux qu’elle bloque. La portée ne donne pas le vol\u00a0: elle ne sert qu’à bloquer. Tout se vérifie au moment de la déclaration des bloqueurs.",
    en: "Flying restricts what blocks the creature, not what it blocks. Reach does not give flying: it only serves to block. All of it is checked as blockers are declared.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature avec la portée peut-elle bloquer une créature avec le vol\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature avec le vol peut-elle bloquer une créature au sol sans le vol\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature sans le vol peut-elle bloquer une créature volante\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "mon dragon volant il a le droit de bloquer une créature qui vole pas\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can a creature with reach block a flyer?", verdict: "yes" },
    {
      language: "en",
      text: "Can a flying creature block a creature without flying?",
      verdict: "yes",
    },
    { language: "en", text: "Can my ground creature block a creature with flying?", verdict: "no" },
    {
      language: "en",
      text: "Is my flyer allowed to block ground creatures?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
