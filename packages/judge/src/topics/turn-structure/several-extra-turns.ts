import type { Topic } from "../topic.ts";

export const severalExtraTurns: Topic = {
  id: "turn-structure/several-extra-turns",
  title: { fr: "Plusieurs tours supplémentaires", en: "Several extra turns" },
  about: [
    ["extra-turn", "extra-turn-order"],
    [
      "order",
      "extra-turn-order",
      "two-players",
      "opponent",
      "second-time",
      "then-order",
      "order-choice",
      "before",
      "several-effects",
      "each-player",
    ],
  ],
  not: ["skip", "untap"],
  hints: ["turn", "player", "opponent"],
  rules: [
    {
      number: "500.7",
      claim: {
        fr: "Les tours supplémentaires s’ajoutent un par un\u202f; le plus récemment créé a lieu en premier.",
        en: "Extra turns are added one by one; the most recently created is taken first.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque tour supplémentaire a lieu\u00a0: le plus récemment créé d’abord, puis les autres.",
        en: "Yes, every extra turn is taken: the most recently created first, then the others.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le tour supplémentaire créé en dernier a lieu en premier, puis les autres, avant de reprendre l’ordre normal.",
        en: "The extra turn created last is taken first, then the others, before the normal order resumes.",
      },
    },
  ],
  explanation: {
    fr: "Chaque tour supplémentaire est inséré juste après le tour en cours\u00a0: le dernier créé passe donc devant les précédents.",
    en: "Each extra turn is inserted right after the current one, so the last created goes ahead of the earlier ones.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai créé deux tours supplémentaires, dans quel ordre ont-ils lieu\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon adversaire et moi gagnons chacun un tour supplémentaire\u00a0: lequel passe avant\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je gagne deux tours supplémentaires dans le même tour, est-ce que je les prends tous les deux l’un après l’autre, dans l’ordre\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Two players each got an extra turn. Which one is taken first?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I resolve two extra turn spells, do I take both turns, one then the other?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "In which order are extra turns taken when several were created?",
      verdict: null,
      heldBack: true,
    },
  ],
};
