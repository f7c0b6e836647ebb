import type { Topic } from "../topic.ts";

export const mergedPermanentsThatLeave: Topic = {
  id: "keywords/merged-permanents-that-leave",
  title: {
    fr: "Permanent fusionné qui quitte le champ de bataille",
    en: "A merged permanent that leaves",
  },
  about: [
    ["merged-leaves", "merged", "mutate"],
    ["merged-leaves", "dies", "zone-change", "return", "exile", "graveyard"],
    ["card", "merged-leaves", "triggered-ability", "dies", "hand", "commander", "graveyard"],
  ],
  not: ["target-gone", "illegal-target"],
  hints: [
    "creature",
    "how-many-times",
    "command-zone",
    "token",
    "commander-choice",
    "battlefield",
    "commander-bounced",
    "top-of-library",
    "commander",
  ],
  rules: [
    {
      number: "730.3",
      claim: {
        fr: "Un permanent quitte le champ de bataille et chaque carte qui le composait va dans la zone.",
        en: "One permanent leaves the battlefield and each card that made it up goes to the zone.",
      },
    },
    {
      number: "702.140e",
      claim: {
        fr: "Il a les capacités de tous ses composants et, pour le reste, celles de la carte du dessus.",
        en: "It has the abilities of all its components and otherwise what the top card has.",
      },
    },
    {
      number: "903.9c",
      claim: {
        fr: "Seule la carte du commandant peut aller dans la zone de commandement.",
        en: "Only the commander card may go to the command zone.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["commander"] },
      verdict: "no",
      ruling: {
        fr: "Non, seule la carte du commandant peut aller dans la zone de commandement\u202f; les autres cartes vont là où l’effet les envoie.",
        en: "No, only the commander card may go to the command zone; the other cards go where the effect sends them.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, c’est un seul permanent qui meurt, avec les caractéristiques de la carte du dessus, même si plusieurs cartes arrivent au cimetière.",
        en: "No, it is one permanent that dies, with the characteristics of its top card, even if several cards arrive in the graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un seul permanent quitte le champ de bataille (une créature meurt une fois), mais chacune de ses cartes arrive séparément dans la zone\u00a0: ce qui compte les cartes les compte toutes.",
        en: "One permanent leaves the battlefield (a creature dies once), but each of its cards arrives separately in the zone: what counts cards counts them all.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Quand une créature meurt\u00a0» se déclenche une fois\u202f; «\u00a0quand une carte est mise dans un cimetière\u00a0» se déclenche pour chaque carte.",
    en: "“Whenever a creature dies” triggers once; “whenever a card is put into a graveyard” triggers for each card.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature mutée faite de trois cartes meurt\u00a0: combien de cartes vont au cimetière et que se passe-t-il\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon commandant muté avec d’autres cartes est renvoyé en main\u00a0: toutes les cartes vont-elles en zone de commandement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand ma pile mutée meurt, «\u00a0quand une créature meurt\u00a0» se déclenche-t-il pour chaque carte\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My mutated creature made of three cards dies. What goes to the graveyard?",
      verdict: null,
    },
    {
      language: "en",
      text: "My commander is part of a mutated pile that gets bounced. Do all cards go to the command zone?",
      verdict: "no",
    },
    {
      language: "en",
      text: "When a mutated pile of two cards dies, does a “creature dies” ability trigger twice?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
