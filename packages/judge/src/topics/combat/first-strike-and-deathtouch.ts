import type { Topic } from "../topic.ts";

export const firstStrikeAndDeathtouch: Topic = {
  id: "combat/first-strike-and-deathtouch",
  title: { fr: "Initiative et contact mortel", en: "First strike and deathtouch" },
  about: [["first-strike", "double-strike"], ["deathtouch"]],
  not: [
    "trample",
    "indestructible",
    "planeswalker",
    "after-first-step",
    "both-creatures",
    "both-lose",
  ],
  hints: [
    "block",
    "blocker",
    "attack",
    "attacker",
    "dies",
    "kill",
    "survives",
    "before",
    "damage",
    "deals-damage",
    "has-both",
    "combat-damage",
    "simultaneous",
    "combat-phase",
    "creature",
    "first-damage",
    "as-well",
  ],
  rules: [
    {
      number: "702.7b",
      claim: {
        fr: "L’initiative inflige ses blessures dans une première étape, avant les autres créatures.",
        en: "First strike deals its damage in a first step, before the other creatures.",
      },
    },
    {
      number: "704.5h",
      claim: {
        fr: "Une créature blessée par une source avec le contact mortel est détruite comme action basée sur l’état.",
        en: "A creature dealt damage by a source with deathtouch is destroyed as a state-based action.",
      },
    },
    {
      number: "702.2b",
      claim: {
        fr: "N’importe quelle quantité de blessures d’un contact mortel suffit.",
        en: "Any amount of damage from deathtouch is enough.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["kill", "has-both"], none: ["survives", "dies"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature avec l’initiative et le contact mortel tue l’autre dans la première étape, avant que celle-ci n’inflige ses blessures.",
        en: "Yes, a creature with first strike and deathtouch kills the other in the first step, before that one deals its damage.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["survives"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, à condition que ses blessures d’initiative tuent l’autre créature\u00a0: morte avant d’avoir frappé, celle-ci n’inflige rien\u202f; sinon, le contact mortel la tuera.",
        en: "Yes, provided its first-strike damage kills the other creature: dead before striking, that one deals nothing; otherwise deathtouch will kill it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["dies", "kill"] },
      verdict: "no",
      ruling: {
        fr: "Non, si la créature avec l’initiative tue l’autre dans la première étape, celle-ci n’inflige jamais ses blessures\u202f; si elle ne la tue pas, le contact mortel la tue ensuite.",
        en: "No, if the first striker kills the other in the first step, that one never deals its damage; if it fails to kill it, deathtouch kills it afterwards.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’initiative frappe d’abord\u00a0: si elle tue la créature avec le contact mortel, celle-ci n’inflige rien\u202f; sinon, le contact mortel tue ensuite.",
        en: "First strike hits first: if it kills the creature with deathtouch, that one deals nothing; otherwise deathtouch kills afterwards.",
      },
    },
  ],
  explanation: {
    fr: "Il y a deux étapes de blessures\u00a0: les créatures avec l’initiative frappent dans la première, puis les actions basées sur l’état détruisent les créatures mortellement blessées avant la seconde. Une créature détruite alors n’inflige rien, contact mortel ou non. Deux créatures avec l’initiative frappent en même temps.",
    en: "There are two damage steps: creatures with first strike hit in the first, then state-based actions destroy creatures with lethal damage before the second. A creature destroyed then deals nothing, deathtouch or not. Two creatures with first strike hit simultaneously.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a l’initiative et le contact mortel\u00a0: tue-t-elle sa bloqueuse avant de subir des blessures\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment interagissent l’initiative et le contact mortel en combat\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon attaquant avec l’initiative tue d’abord une bloqueuse contact mortel, est-ce qu’il meurt\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "une créature initiative bloquée par une créature contact mortel, elle survit\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature has both first strike and deathtouch. Does it kill the blocker before taking damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Will a first striker survive being blocked by a deathtouch creature?",
      verdict: "yes",
    },
    { language: "en", text: "How do first strike and deathtouch interact?", verdict: null },
    {
      language: "en",
      text: "first strike vs deathtouch, who wins?",
      verdict: null,
      heldBack: true,
    },
  ],
};
