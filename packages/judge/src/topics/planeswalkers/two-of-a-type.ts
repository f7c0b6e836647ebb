import type { Topic } from "../topic.ts";

export const twoOfAType: Topic = {
  id: "planeswalkers/two-of-a-type",
  title: { fr: "Deux planeswalkers du même type", en: "Two planeswalkers of one type" },
  about: [
    ["same-planeswalker", "planeswalker"],
    ["same-planeswalker", "legend-rule"],
  ],
  not: ["loyalty-ability", "attack", "damage"],
  hints: [
    "control",
    "legendary",
    "same-name-cards",
    "second-copy",
    "different-names",
    "battlefield",
    "copy",
  ],
  rules: [
    {
      number: "306.4",
      claim: {
        fr: "L’ancienne règle d’unicité des planeswalkers n’existe plus\u202f; ils sont légendaires.",
        en: "The old planeswalker uniqueness rule is gone; they are legendary.",
      },
    },
    {
      number: "704.5j",
      claim: {
        fr: "La règle des légendes ne compare que les noms.",
        en: "The legend rule compares names only.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], none: ["same-name-cards"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, seule compte la règle des légendes\u00a0: deux planeswalkers du même type mais de noms différents restent ensemble.",
        en: "Yes, only the legend rule counts: two planeswalkers of one type with different names stay together.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, deux planeswalkers légendaires de même nom sous un même contrôle\u00a0: l’un va au cimetière.",
        en: "No, of two legendary planeswalkers with the same name under one control one goes to the graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Deux planeswalkers de noms différents peuvent coexister, même s’ils sont du même type.",
        en: "Two planeswalkers with different names can coexist even if they share a type.",
      },
    },
  ],
  explanation: {
    fr: "Les planeswalkers ont presque tous le super-type légendaire.",
    en: "Nearly all planeswalkers have the supertype legendary.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je contrôler deux planeswalkers du même type en même temps\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Deux Jace de noms différents peuvent-ils rester en jeu, deux planeswalkers de même type\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que deux planeswalkers de même type mais de nom différent peuvent coexister\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I control two planeswalkers of the same type?", verdict: "yes" },
    {
      language: "en",
      text: "Is the planeswalker uniqueness rule gone, so I can have two different Jace cards?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "May two planeswalkers with the same type but different names stay on my battlefield?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I control two different Jace planeswalkers at the same time?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I keep both planeswalkers if they are both Chandra but have different names?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I have one Jace. If I play another Jace with a different name, do both stay?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je contrôler deux Jace différents en même temps\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je garde mes deux planeswalkers s’ils sont tous deux Chandra avec des noms différents\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’ai déjà un Jace, si j’en pose un autre d’un nom différent, je garde les deux\u202f?",
      verdict: "yes",
    },
    { language: "en", text: "Can I control two different planeswalkers?", verdict: "yes" },
    {
      language: "fr",
      text: "Puis-je contrôler deux planeswalkers différents\u202f?",
      verdict: "yes",
    },
  ],
};
