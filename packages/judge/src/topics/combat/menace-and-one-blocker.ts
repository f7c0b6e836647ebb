import type { Topic } from "../topic.ts";

export const menaceAndOneBlocker: Topic = {
  id: "combat/menace-and-one-blocker",
  title: { fr: "Bloquer une créature avec la menace", en: "Blocking a creature with menace" },
  about: [["menace"], ["block", "blocker", "declare-blockers"]],
  hints: ["attack", "flying", "reach", "creature"],
  rules: [
    {
      number: "702.111b",
      claim: {
        fr: "Une créature avec la menace ne peut être bloquée que par deux créatures ou plus.",
        en: "A creature with menace can be blocked only by two or more creatures.",
      },
    },
    {
      number: "509.1b",
      claim: {
        fr: "Un blocage qui enfreint une restriction est illégal.",
        en: "A block that disobeys a restriction is illegal.",
      },
    },
  ],
  answers: [
    {
      when: { all: ["several-blockers", "flying"] },
      verdict: null,
      ruling: {
        fr: "Il faut au moins 2 créatures à cause de la menace, et chacune doit pouvoir bloquer\u00a0: contre le vol, chacune a besoin du vol ou de la portée.",
        en: "Menace takes at least 2 creatures, and each of them must be able to block: against flying, each needs flying or reach.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        all: ["stops"],
        any: ["several-blockers"],
        none: ["single-blocker"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, la menace n’arrête qu’une bloqueuse seule\u00a0: deux créatures ou plus peuvent bloquer ensemble.",
        en: "No, menace stops only a lone blocker: two or more creatures may block together.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["several-blockers"], none: ["single-blocker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, deux créatures ou plus peuvent bloquer ensemble une créature avec la menace.",
        en: "Yes, two or more creatures may block a creature with menace together.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["stops"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la menace empêche une seule créature de bloquer\u00a0: il en faut au moins deux.",
        en: "Yes, menace stops a single creature from blocking: at least two must block.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une seule créature ne peut pas bloquer une créature avec la menace\u00a0: il en faut au moins deux.",
        en: "No, a single creature cannot block a creature with menace: at least two must block it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il faut au moins 2 créatures pour bloquer une créature avec la menace.",
        en: "It takes at least 2 creatures to block a creature with menace.",
      },
    },
  ],
  explanation: {
    fr: "La menace est une restriction vérifiée à la déclaration des bloqueurs. D’autres capacités de la bloqueuse, comme le vol ou la portée, ne la lèvent pas. Une fois le blocage légal déclaré, la mort d’une des bloqueuses n’y change rien.",
    en: "Menace is a restriction that is checked as blockers are declared. Other abilities of the blocker, such as flying or reach, do not lift it. Once a legal block is declared, one of the blockers dying changes nothing.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je bloquer une créature avec la menace avec une seule créature\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can one creature block an attacker that has menace on its own?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can two creatures block a creature with menace together?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de créatures faut-il pour bloquer une attaquante qui a la menace\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "fr",
      text: "Mon attaquant a la menace, mon adversaire peut-il le bloquer avec deux créatures\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does one big creature suffice to block a menace attacker?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
