import type { Topic } from "../topic.ts";

export const protectionPreventsDamage: Topic = {
  id: "keywords/protection-prevents-damage",
  title: { fr: "Protection et blessures", en: "Protection and damage" },
  about: [
    ["protection", "protection-prevents"],
    ["damage", "prevent", "protection-prevents", "noncombat-damage", "survives"],
  ],
  not: [
    "trample",
    "attack",
    "block",
    "unpreventable",
    "aura",
    "equipment",
    "target",
    "commander",
    "combat-damage",
    "illegal-target",
  ],
  hints: [
    "spell",
    "color",
    "source",
    "creature",
    "player",
    "dies",
    "kill",
    "each-player",
    "destroy",
    "stops",
    "saves",
    "untargeted",
  ],
  rules: [
    {
      number: "702.16e",
      claim: {
        fr: "Les blessures d’une source de la qualité nommée sont prévenues.",
        en: "Damage from sources with the named quality is prevented.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["dies", "kill", "deals-damage"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures d’une source de la qualité nommée sont prévenues.",
        en: "No, damage from a source with the named quality is prevented.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, toutes les blessures que lui infligerait une source de la qualité nommée sont prévenues, même sans cible.",
        en: "Yes, all damage a source with the named quality would deal to it is prevented, even without targeting.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toutes les blessures d’une source de la qualité nommée sont prévenues, ciblées ou non.",
        en: "All damage from a source with the named quality is prevented, targeted or not.",
      },
    },
  ],
  explanation: {
    fr: "La protection fait quatre choses\u00a0: pas de blessures, pas d’aura ni d’équipement, pas de blocage, pas de cible de cette qualité. Elle n’empêche pas «\u00a0détruisez toutes les créatures\u00a0».",
    en: "Protection does four things: no damage, no Auras or Equipment, no blocks, no targeting by that quality. It doesn’t stop “destroy all creatures”.",
  },
  questions: [
    {
      language: "fr",
      text: "La protection contre le rouge prévient-elle les blessures d’un sort rouge\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature avec la protection contre le noir est-elle à l’abri des blessures d’une source noire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un sort rouge qui inflige des blessures à toutes les créatures tue-t-il ma créature avec la protection contre le rouge\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does protection from red prevent damage from a red spell?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is damage from a black source prevented by protection from black?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a red sweeper that deals damage kill my creature with protection from red?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
