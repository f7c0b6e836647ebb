import type { Topic } from "../topic.ts";

export const newObject: Topic = {
  id: "zones/new-object",
  title: { fr: "Nouvel objet après un changement de zone", en: "A new object after a zone change" },
  about: [
    ["comes-back-new", "blink", "new-object"],
    [
      "keeps-things",
      "counter-marker",
      "plus-one-counter",
      "aura",
      "equipment",
      "damage",
      "summoning-sickness",
      "marked-damage",
      "pump",
    ],
  ],
  not: [
    "persist",
    "undying",
    "commander",
    "delayed-trigger",
    "evoke",
    "token",
    "phasing",
    "end-step",
  ],
  hints: [
    "creature",
    "zone-change",
    "battlefield",
    "hand",
    "return",
    "exile",
    "keep",
    "still",
    "enters",
    "new-object",
    "attack",
  ],
  rules: [
    {
      number: "400.7",
      claim: {
        fr: "Un objet qui change de zone devient un nouvel objet sans mémoire de ce qu’il était.",
        en: "An object that changes zones becomes a new object with no memory of what it was.",
      },
    },
    {
      number: "122.2",
      claim: { fr: "Ses marqueurs cessent d’exister.", en: "Its counters cease to exist." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["summoning-sickness"], none: ["haste"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, c’est un nouvel objet\u00a0: il a le mal d’invocation, comme s’il venait d’arriver.",
        en: "Yes, it is a new object: it has summoning sickness, as if it had just arrived.",
      },
    },
    {
      when: { form: ["yes_no"], asks: ["loses-ability", "lose-abilities"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, c’est un nouvel objet\u00a0: il perd tout ce qu’il avait.",
        en: "Yes, it is a new object: it loses all it had.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, c’est un nouvel objet\u00a0: marqueurs, auras, équipements, bonus et blessures de l’ancien ne le suivent pas.",
        en: "No, it is a new object: the old one’s counters, Auras, Equipment, bonuses and damage don’t follow it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il revient comme un nouvel objet\u00a0: sans marqueurs, auras ni blessures, et avec le mal d’invocation.",
        en: "It returns as a new object: without counters, Auras or damage, and with summoning sickness.",
      },
    },
  ],
  explanation: {
    fr: "Le jeu ne fait pas le lien entre l’ancien permanent et le nouveau. Ce qui ciblait l’ancien ne trouve plus sa cible.",
    en: "The game makes no link between the old permanent and the new one. What targeted the old one no longer finds its target.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature garde-t-elle ses marqueurs +1/+1 si elle est exilée puis revient\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature scintillée a-t-elle le mal d’invocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature blinkée garde-t-elle ses marqueurs quand elle revient\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature keep its +1/+1 counters when it gets flickered?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If my creature is blinked, is it summoning sick again?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I bounce and recast my creature. Does it keep the counters it had?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
