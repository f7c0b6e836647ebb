import type { Topic } from "../topic.ts";

export const damageThatCannotBePrevented: Topic = {
  id: "replacement-effects/damage-that-cannot-be-prevented",
  title: {
    fr: "Blessures qui ne peuvent pas être prévenues",
    en: "Damage that can’t be prevented",
  },
  about: [["unpreventable"]],
  hints: [
    "prevent",
    "prevention-effect",
    "damage",
    "combat-damage",
    "protection",
    "cant",
    "shield-counter",
    "gets-through",
    "survives",
    "indestructible",
    "replacement-effect",
    "change-target",
    "instant",
    "respond",
    "survives",
    "lethal-damage",
  ],
  rules: [
    {
      number: "615.12",
      claim: {
        fr: "Les effets de prévention ne préviennent rien de ces blessures, mais leurs autres effets ont lieu.",
        en: "Prevention effects prevent none of that damage, but their other effects take place.",
      },
    },
    {
      number: "702.16e",
      claim: {
        fr: "La protection prévient des blessures\u00a0: elle n’aide donc pas ici.",
        en: "Protection prevents damage, so it does not help here.",
      },
    },
    {
      number: "101.2",
      claim: {
        fr: "Ce qui dit «\u00a0ne peut pas\u00a0» l’emporte.",
        en: "What says “can’t” wins.",
      },
    },
  ],
  answers: [
    {
      when: { any: ["open-question", "dies", "survives", "deals-damage"] },
      verdict: null,
      ruling: {
        fr: "Les blessures sont infligées en entier, malgré les effets de prévention et la protection\u202f; les autres effets de ces boucliers ont quand même lieu.",
        en: "The damage is dealt in full despite prevention effects and protection; the other effects of those shields still take place.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["redirect-damage"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, rediriger ou remplacer des blessures n’est pas les prévenir\u00a0: cela marche encore.",
        en: "Yes, redirecting or replacing damage is not preventing it: that still works.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["gets-through"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les blessures sont infligées en entier\u00a0: ni un effet de prévention ni la protection ne peuvent les prévenir.",
        en: "Yes, the damage is dealt in full: neither a prevention effect nor protection can prevent it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, aucun effet de prévention, ni la protection, ne réduit des blessures qui ne peuvent pas être prévenues\u00a0: elles sont infligées en entier.",
        en: "No, no prevention effect and no protection reduces damage that can’t be prevented: all of it is dealt.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures sont infligées en entier, malgré les effets de prévention et la protection\u202f; les autres effets de ces boucliers ont quand même lieu.",
        en: "The damage is dealt in full despite prevention effects and protection; the other effects of those shields still take place.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Ne peut pas\u00a0» l’emporte sur un effet qui préviendrait. Un bouclier de prévention limité n’est pas entamé. La protection empêche toujours de cibler, de bloquer, d’enchanter ou d’équiper, mais elle n’arrête plus les blessures. Les effets qui remplacent ou redirigent sans prévenir s’appliquent normalement.",
    en: "“Can’t” beats an effect that would prevent. A limited prevention shield is not used up. Protection still stops targeting, blocking, enchanting and equipping, but it no longer stops the damage. Effects that replace or redirect without preventing apply as usual.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon sort dit que les blessures ne peuvent pas être prévenues, est-ce qu’un brouillard les arrête\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature avec la protection contre le rouge prend-elle quand même des blessures rouges si elles ne peuvent pas être prévenues\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que fait un effet de prévention contre des blessures impossibles à prévenir\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je prévenir des blessures si un effet dit qu’elles ne peuvent pas être prévenues\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Damage can’t be prevented this turn. Does my Fog still work?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If damage can’t be prevented, does red damage go through protection from red?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What does a prevention shield do against unpreventable damage?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can protection from black stop black damage that can’t be prevented?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
