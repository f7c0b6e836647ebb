import type { Topic } from "../topic.ts";

export const deathtouchAndIndestructible: Topic = {
  id: "state-based-actions/deathtouch-and-indestructible",
  title: { fr: "Contact mortel et indestructible", en: "Deathtouch and indestructible" },
  about: [["deathtouch"], ["indestructible"]],
  not: ["trample", "minus-toughness", "zero-toughness"],
  hints: [
    "dies",
    "survives",
    "destroy",
    "kill",
    "damage",
    "lethal-damage",
    "block",
    "attack",
    "blocker",
    "attacker",
    "combat-damage",
    "state-based-action",
  ],
  rules: [
    {
      number: "702.12b",
      claim: {
        fr: "Un permanent indestructible ne peut pas être détruit.",
        en: "A permanent with indestructible can’t be destroyed.",
      },
    },
    {
      number: "704.5h",
      claim: {
        fr: "Le contact mortel agit en faisant détruire la créature blessée.",
        en: "Deathtouch works by having the damaged creature destroyed.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives", "save", "keep", "stops", "protection"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’indestructible empêche la destruction due au contact mortel\u00a0: la créature survit.",
        en: "Yes, indestructible stops the destruction from deathtouch: the creature survives.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le contact mortel détruit, et une créature indestructible ne peut pas être détruite\u00a0: elle survit.",
        en: "No, deathtouch destroys, and an indestructible creature can’t be destroyed: it survives.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature indestructible survit\u00a0: le contact mortel la ferait détruire, et elle ne peut pas être détruite.",
        en: "The indestructible creature survives: deathtouch would have it destroyed, and it can’t be destroyed.",
      },
    },
  ],
  explanation: {
    fr: "Le contact mortel rend mortelle n’importe quelle blessure, mais le résultat est une destruction par une action basée sur l’état. L’indestructible empêche cette destruction. Les blessures restent marquées jusqu’au nettoyage.",
    en: "Deathtouch makes any damage lethal, but the result is destruction by a state-based action. Indestructible stops that destruction. The damage stays marked until cleanup.",
  },
  interactions: [
    {
      between: { fr: "Contact mortel + Indestructible", en: "Deathtouch + Indestructible" },
      description: {
        fr: "L’indestructible empêche la destruction.",
        en: "Indestructible stops the destruction.",
      },
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Le contact mortel tue-t-il une créature indestructible ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature indestructible survit-elle au contact mortel ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment interagissent contact mortel et indestructible ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon bloqueur a contact mortel, l’attaquant est indestructible, est-ce qu’il meurt ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does deathtouch kill an indestructible creature?", verdict: "no" },
    {
      language: "en",
      text: "Will an indestructible creature survive damage from deathtouch?",
      verdict: "yes",
    },
    { language: "en", text: "How do deathtouch and indestructible interact?", verdict: null },
    {
      language: "en",
      text: "My blocker has deathtouch and the attacker is indestructible. Does the attacker die?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
