import type { Topic } from "../topic.ts";

export const auraSpellWithoutItsTarget: Topic = {
  id: "stack-and-timing/aura-spell-without-its-target",
  title: { fr: "Sort d’aura sans sa cible", en: "An Aura spell without its target" },
  about: [
    ["aura-spell-fizzles"],
    [
      "target-gone",
      "illegal-target",
      "respond",
      "dies",
      "hexproof",
      "sacrifice",
      "kill",
      "destroy",
      "aura-spell-fizzles",
    ],
  ],
  not: ["bestow", "aura-not-cast", "equipment", "control-effect-ends", "already-attached"],
  hints: [
    "aura",
    "graveyard",
    "battlefield",
    "resolve",
    "target",
    "creature",
    "fizzle",
    "goes-to-graveyard",
    "enters",
    "before",
    "spell",
  ],
  rules: [
    {
      number: "608.3b",
      claim: {
        fr: "Un sort de permanent dont la cible est illégale ne se résout pas et va au cimetière.",
        en: "A permanent spell whose target is illegal doesn’t resolve and goes to the graveyard.",
      },
    },
    {
      number: "303.4a",
      claim: { fr: "Un sort d’aura a une cible.", en: "An Aura spell has a target." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["enters", "battlefield"] },
      verdict: "no",
      ruling: {
        fr: "Non, un sort d’aura dont la cible est devenue illégale ne se résout pas\u00a0: il va au cimetière de son propriétaire.",
        en: "No, an Aura spell whose target has become illegal doesn’t resolve: it goes to its owner’s graveyard.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort d’aura dont la cible est devenue illégale ne se résout pas et va au cimetière de son propriétaire.",
        en: "Yes, an Aura spell whose target has become illegal doesn’t resolve and goes to its owner’s graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le sort d’aura ne se résout pas et va au cimetière de son propriétaire\u202f; on ne peut pas choisir une autre cible.",
        en: "The Aura spell doesn’t resolve and goes to its owner’s graveyard; no other target can be chosen.",
      },
    },
  ],
  explanation: {
    fr: "L’aura n’arrive jamais sur le champ de bataille. Les coûts payés ne sont pas rendus.",
    en: "The Aura never enters the battlefield. Costs that were paid aren’t given back.",
  },
  questions: [
    {
      language: "fr",
      text: "Si la cible de mon sort d’aura meurt avant la résolution, l’aura va-t-elle au cimetière\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La cible de mon aura est sacrifiée en réponse\u00a0: l’aura arrive-t-elle sur le champ de bataille\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "On tue en réponse la créature ciblée par mon sort d’aura, mon aura va-t-elle au cimetière\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My Aura spell’s target dies in response. Is the Aura put into my graveyard?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If the target of my Aura is killed in response, does the Aura still enter the battlefield?",
      verdict: "no",
    },
    {
      language: "en",
      text: "The creature targeted by my Aura gets sacrificed in response. Does the Aura go to my graveyard?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature was bounced in response to the Aura I cast on it. Does the Aura go to the graveyard?",
      verdict: "yes",
    },
  ],
};
