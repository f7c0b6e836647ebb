import type { Topic } from "../topic.ts";

export const dayboundAndNight: Topic = {
  id: "permanents/daybound-and-night",
  title: { fr: "Jour, nuit et faces", en: "Day, night and faces" },
  about: [["face-of-daybound", "daybound", "day-night"]],
  not: ["commander", "mana-value"],
  hints: ["enters", "cast", "creature", "double-faced", "transform", "face-up", "spell", "turn"],
  rules: [
    {
      number: "702.145b",
      claim: {
        fr: "S’il fait nuit, un permanent lié au jour arrive transformé et se transforme quand vient la nuit.",
        en: "If it is night a permanent with daybound enters transformed, and it transforms when night falls.",
      },
    },
    {
      number: "702.145c",
      claim: {
        fr: "Quand il fait nuit, les permanents liés au jour sont transformés.",
        en: "While it is night permanents with daybound are transformed.",
      },
    },
    {
      number: "731.2",
      claim: {
        fr: "Le jour et la nuit changent à l’étape de dégagement selon les sorts lancés au tour précédent.",
        en: "Day and night change in the untap step according to the spells cast the previous turn.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, s’il fait nuit, un permanent lié au jour arrive sur sa face de nuit.",
        en: "Yes, if it is night a permanent with daybound enters with its night face up.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "S’il fait nuit, il arrive transformé, sur sa face arrière (nuit)\u202f; s’il fait jour, sur sa face avant.",
        en: "If it is night it enters transformed, with its back (nightbound) face up; if it is day, with its front face.",
      },
    },
  ],
  explanation: {
    fr: "Le sort est lancé avec sa face avant. La nuit tombe si le joueur actif du tour précédent n’a lancé aucun sort\u202f; le jour revient s’il en a lancé au moins deux.",
    en: "The spell is cast front face up. It becomes night if the previous turn’s active player cast no spells; it becomes day again if they cast two or more.",
  },
  questions: [
    {
      language: "fr",
      text: "Il fait déjà nuit et je lance une créature liée au jour (daybound)\u00a0: sur quelle face arrive-t-elle\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "S’il fait nuit, ma créature avec daybound arrive-t-elle sur sa face nuit\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionnent le jour et la nuit avec daybound\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "It’s night and I cast a creature with daybound. Which side is it on?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a daybound creature enter transformed if it’s night?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How do day and night work with daybound and nightbound?",
      verdict: null,
      heldBack: true,
    },
  ],
};
