import type { Topic } from "../topic.ts";

export const protectionInCombat: Topic = {
  id: "combat/protection-in-combat",
  title: { fr: "La protection en combat", en: "Protection in combat" },
  about: [
    ["protection"],
    ["block", "blocker", "attack", "attacker", "combat-damage", "blocked-by"],
  ],
  not: [
    "trample",
    "after-blocks",
    "already-declared",
    "mass-death",
    "aura",
    "equipment",
    "illegal-target",
    "fizzle",
    "spell",
    "target",
    "deathtouch",
  ],
  hints: [
    "damage",
    "prevent",
    "color",
    "creature",
    "blocks-protected",
    "protected-blocks",
    "dies",
    "survives",
    "unblocked",
    "save",
    "stops",
    "deals-damage",
    "kill",
  ],
  rules: [
    {
      number: "702.16f",
      claim: {
        fr: "Une attaquante avec la protection ne peut pas être bloquée par des créatures de la qualité nommée.",
        en: "An attacker with protection can’t be blocked by creatures of the stated quality.",
      },
    },
    {
      number: "702.16e",
      claim: {
        fr: "Les blessures des sources de cette qualité sont prévenues.",
        en: "Damage from sources of that quality is prevented.",
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
      when: { form: ["yes_no"], any: ["blocks-protected"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature de la qualité nommée ne peut pas bloquer une attaquante avec la protection contre elle.",
        en: "No, a creature of the stated quality can’t block an attacker that has protection from it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["protected-blocks"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature avec la protection peut bloquer normalement, et les blessures que l’attaquante de cette qualité lui infligerait sont prévenues.",
        en: "Yes, a creature with protection may block as usual, and the damage an attacker of that quality would deal to it is prevented.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["survives", "prevent", "save", "stops"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, toutes les blessures qu’une source de cette qualité lui infligerait sont prévenues, blessures de combat comprises.",
        en: "Yes, all damage that a source of that quality would deal to it is prevented, combat damage included.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["blocked-by"], none: ["damage", "dies", "kill"] },
      verdict: "no",
      ruling: {
        fr: "Non, une attaquante avec la protection ne peut pas être bloquée par une créature de la qualité nommée.",
        en: "No, an attacker with protection can’t be blocked by a creature of the stated quality.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["damage", "combat-damage", "dies", "kill"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures qu’une source de cette qualité lui infligerait sont prévenues, blessures de combat comprises.",
        en: "No, damage that a source of that quality would deal to it is prevented, combat damage included.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Attaquante, elle ne peut pas être bloquée par les créatures de cette qualité\u202f; bloqueuse ou attaquante, elle ne subit aucune blessure de leur part.",
        en: "Attacking, it can’t be blocked by creatures of that quality; blocking or attacking, it takes no damage from them.",
      },
    },
  ],
  explanation: {
    fr: "La protection agit dans un seul sens\u00a0: elle protège la créature qui l’a. Celle-ci peut bloquer des créatures de la qualité nommée et leur infliger ses blessures\u202f; les leurs sont prévenues. La restriction de blocage ne vaut que lorsqu’elle attaque.",
    en: "Protection works one way: it protects the creature that has it. That creature may block creatures of the stated quality and deal its damage to them; theirs is prevented. The blocking restriction only applies while it attacks.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature rouge peut-elle bloquer une créature avec protection contre le rouge\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature avec la protection contre le noir peut-elle bloquer une créature noire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que fait la protection contre une couleur pendant le combat quand on attaque ou bloque\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "un bloqueur noir subit pas de soucis, mais ma créature protection contre le noir elle subit ses blessures de combat\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can a black creature block an attacker with protection from black?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can my creature with protection from red block a red creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does protection from green prevent combat damage from a green blocker?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My knight has protection from white and attacks. Can my opponent's white soldier block it?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Une créature avec la protection contre le rouge peut-elle être bloquée par une créature rouge\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can a creature with protection from red be blocked by red creatures?",
      verdict: "no",
    },
  ],
};
