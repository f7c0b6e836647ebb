import type { Topic } from "../topic.ts";

export const shieldCounters: Topic = {
  id: "replacement-effects/shield-counters",
  title: { fr: "Marqueurs «\u00a0bouclier\u00a0»", en: "Shield counters" },
  about: [["shield-counter"]],
  not: ["unpreventable"],
  hints: [
    "saves",
    "destroy",
    "damage",
    "sacrifice",
    "exile",
    "prevent",
    "survives",
    "zero-toughness",
    "minus-one-counter",
    "lethal-damage",
    "combat-damage",
    "deathtouch",
    "legend-rule",
    "counter-marker",
    "unpreventable",
    "toughness",
    "toughness-to-zero",
    "kill",
    "dies",
    "several-effects",
    "return",
  ],
  rules: [
    {
      number: "122.1c",
      claim: {
        fr: "Un marqueur «\u00a0bouclier\u00a0» remplace une destruction due à un effet et prévient des blessures, puis est retiré.",
        en: "A shield counter replaces destruction by an effect and prevents damage, and then is removed.",
      },
    },
    {
      number: "704.5f",
      claim: {
        fr: "Une endurance de 0 n’est pas une destruction.",
        en: "Toughness 0 is not destruction.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        all: ["dies"],
        any: [
          "sacrifice",
          "exile",
          "zero-toughness",
          "minus-one-counter",
          "legend-rule",
          "toughness-to-zero",
          "return",
        ],
        none: ["saves", "survives"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle part quand même\u00a0: un marqueur «\u00a0bouclier\u00a0» ne sert que contre les blessures et la destruction par un effet.",
        en: "Yes, it goes anyway: a shield counter works only against damage and destruction by an effect.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["dies"], none: ["saves", "survives"] },
      verdict: "no",
      ruling: {
        fr: "Non, retirez 1 marqueur «\u00a0bouclier\u00a0»\u00a0: la destruction est remplacée ou toutes les blessures de cet évènement sont prévenues.",
        en: "No, remove 1 shield counter: the destruction is replaced or all the damage of that event is prevented.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: [
          "sacrifice",
          "exile",
          "zero-toughness",
          "minus-one-counter",
          "legend-rule",
          "toughness-to-zero",
          "return",
        ],
      },
      verdict: "no",
      ruling: {
        fr: "Non, un marqueur «\u00a0bouclier\u00a0» ne sert que contre les blessures et la destruction par un effet\u00a0: il n’arrête ni un sacrifice, ni un exil, ni une endurance de 0, ni un renvoi en main.",
        en: "No, a shield counter works only against damage and destruction by an effect: it doesn’t stop sacrifice, exile, toughness 0 or a return to hand.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, retirez 1 marqueur «\u00a0bouclier\u00a0»\u00a0: il remplace la destruction ou prévient toutes les blessures de cet évènement.",
        en: "Yes, remove 1 shield counter: it replaces the destruction or prevents all the damage of that event.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Si un effet devait détruire le permanent, retirez 1 marqueur «\u00a0bouclier\u00a0» à la place\u202f; s’il devait subir des blessures, elles sont prévenues et 1 marqueur est retiré.",
        en: "If an effect would destroy the permanent, remove 1 shield counter instead; if it would be dealt damage, that damage is prevented and 1 counter is removed.",
      },
    },
  ],
  explanation: {
    fr: "Les marqueurs «\u00a0bouclier\u00a0» créent ensemble un seul effet de remplacement et un seul effet de prévention\u202f; un seul marqueur est retiré par évènement, même si plusieurs sources blessent en même temps. Ce n’est pas optionnel.",
    en: "Shield counters together make a single replacement effect and a single prevention effect; only one counter is removed per event, even if several sources deal damage at the same time. It is not optional.",
  },
  questions: [
    {
      language: "fr",
      text: "Un marqueur bouclier protège-t-il d’un sort qui détruit la créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce qu’un marqueur bouclier empêche le sacrifice\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il quand une créature avec un marqueur bouclier subit des blessures de combat\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma créature a un marqueur bouclier, survit-elle à un sort qui l’exile\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does a shield counter stop a destroy spell?", verdict: "yes" },
    {
      language: "en",
      text: "Can a shield counter save my creature from being sacrificed?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens if a creature with a shield counter is dealt combat damage?",
      verdict: null,
    },
    {
      language: "en",
      text: "Will a shield counter protect my creature from lethal damage?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does a shield counter prevent damage?", verdict: "yes" },
    {
      language: "en",
      text: "My creature with a shield counter would be dealt lethal damage. Does the counter save it?",
      verdict: "yes",
    },
    { language: "en", text: "Will a shield counter absorb a burn spell?", verdict: "yes" },
    {
      language: "fr",
      text: "Un marqueur bouclier prévient-il les blessures\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature avec un marqueur «\u00a0bouclier\u00a0» subirait des blessures mortelles, est-elle sauvée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le marqueur bouclier encaisse-t-il une Foudre\u202f?",
      verdict: "yes",
    },
  ],
};
