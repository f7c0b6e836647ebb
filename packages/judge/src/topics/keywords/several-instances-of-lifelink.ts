import type { Topic } from "../topic.ts";

export const severalInstancesOfLifelink: Topic = {
  id: "keywords/several-instances-of-lifelink",
  title: { fr: "Deux fois le lien de vie", en: "Lifelink twice" },
  about: [["lifelink"], ["several-instances"]],
  not: ["gain-life-trigger", "double-strike", "first-strike"],
  hints: [
    "gain-life",
    "life-total",
    "double",
    "twice",
    "second-copy",
    "accumulate",
    "damage",
    "aura",
    "equipment",
    "creature",
    "counter-marker",
    "equip",
    "several-effects",
    "doubling",
  ],
  rules: [
    {
      number: "702.15f",
      claim: {
        fr: "Plusieurs liens de vie sur le même objet sont superflus.",
        en: "Several instances of lifelink on one object are redundant.",
      },
    },
    {
      number: "702.15b",
      claim: {
        fr: "Le gain égale les blessures infligées.",
        en: "The gain equals the damage dealt.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, plusieurs liens de vie sur la même créature ne se cumulent pas\u00a0: vous gagnez une seule fois autant de points de vie que de blessures infligées.",
        en: "No, several instances of lifelink on one creature do not stack: you gain life equal to the damage dealt only once.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous gagnez une seule fois autant de points de vie que de blessures infligées\u00a0: plusieurs liens de vie sur la même créature ne se cumulent pas.",
        en: "You gain life equal to the damage dealt just once: several instances of lifelink on one creature do not stack.",
      },
    },
  ],
  explanation: {
    fr: "Le lien de vie est ou n’est pas là\u202f; l’avoir deux fois ne double rien. Deux créatures avec le lien de vie font en revanche gagner chacune autant de points de vie que ses propres blessures, en deux gains séparés.",
    en: "Lifelink is there or it is not; having it twice doubles nothing. Two creatures with lifelink, however, each gain you life for their own damage, as two separate gains.",
  },
  questions: [
    {
      language: "fr",
      text: "Deux liens de vie sur la même créature se cumulent-ils\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si ma créature a deux fois le lien de vie, est-ce que je gagne le double\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "lien de vie + une aura qui donne encore lien de vie, ca se cumule\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does having lifelink twice gain double the life?", verdict: "no" },
    { language: "en", text: "Do multiple instances of lifelink stack?", verdict: "no" },
    {
      language: "en",
      text: "My creature has lifelink and wears a second lifelink source, does it stack?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Je mets un équipement qui donne le lien de vie sur une créature qui l’a déjà, est-ce que je gagne le double\u202f?",
      verdict: "no",
    },
  ],
};
