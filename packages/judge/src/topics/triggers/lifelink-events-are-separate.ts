import type { Topic } from "../topic.ts";

export const lifelinkEventsAreSeparate: Topic = {
  id: "triggers/lifelink-events-are-separate",
  title: { fr: "Chaque lien de vie est un gain séparé", en: "Each lifelink is a separate gain" },
  about: [
    ["each-life-gain", "lifelink"],
    ["gain-life-trigger", "gain-life", "triggered-ability"],
    [
      "each-life-gain",
      "simultaneous",
      "only-once",
      "how-many-times",
      "each-time",
      "twice",
      "several-attackers",
    ],
  ],
  not: ["double-strike", "infect"],
  hints: ["creature", "damage", "combat-damage", "attack", "separate-triggers"],
  rules: [
    {
      number: "702.15e",
      claim: {
        fr: "Plusieurs sources avec le lien de vie qui infligent en même temps des blessures font autant de gains séparés.",
        en: "Several lifelink sources dealing damage at once cause separate life gains.",
      },
    },
    {
      number: "119.9",
      claim: {
        fr: "«\u00a0Chaque fois que vous gagnez des points de vie\u00a0» se déclenche pour chaque source qui en fait gagner.",
        en: "“Whenever you gain life” triggers for each source that makes you gain it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["only-once"] },
      verdict: "no",
      ruling: {
        fr: "Non, pas une seule fois\u00a0: chaque source avec le lien de vie est un gain séparé, et la capacité se déclenche une fois par source.",
        en: "No, not just once: each source with lifelink is a separate gain, and the ability triggers once for each source.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque source avec le lien de vie est un gain séparé\u00a0: la capacité se déclenche une fois par source.",
        en: "Yes, each source with lifelink is a separate gain: the ability triggers once for each source.",
      },
    },
    {
      when: {
        form: ["number"],
        any: [
          "several-attackers",
          "several-blockers",
          "both-creatures",
          "second-copy",
          "two-players",
          "each-life-gain",
        ],
      },
      verdict: null,
      ruling: {
        fr: "Une fois par source avec le lien de vie\u00a0: 2 fois pour deux créatures, car chaque gain est séparé.",
        en: "Once for each lifelink source: 2 times for two creatures, since each gain is separate.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque source avec le lien de vie fait un gain séparé, même en même temps\u00a0: «\u00a0chaque fois que vous gagnez des points de vie\u00a0» se déclenche une fois par source.",
        en: "Each lifelink source makes a separate gain, even at the same time: “whenever you gain life” triggers once for each source.",
      },
    },
  ],
  explanation: {
    fr: "Une seule créature qui blesse plusieurs objets à la fois ne fait qu’un gain. Deux créatures avec le lien de vie en font deux, même dans la même étape de blessures.",
    en: "One creature damaging several things at once makes one gain. Two creatures with lifelink make two, even in the same damage step.",
  },
  questions: [
    {
      language: "fr",
      text: "Deux créatures avec le lien de vie infligent leurs blessures en même temps\u00a0: «\u00a0chaque fois que vous gagnez des points de vie\u00a0» se déclenche-t-il deux fois\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de fois se déclenche une capacité de gain de vie quand deux créatures avec le lien de vie attaquent\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’attaque avec deux créatures ayant le lien de vie\u00a0: chaque gain de vie déclenche-t-il ma capacité séparément\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Two creatures with lifelink deal damage at the same time. Does my “whenever you gain life” ability trigger twice?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How many times does a life gain trigger happen when two lifelinkers deal combat damage together?",
      verdict: null,
    },
    {
      language: "en",
      text: "I attack with two lifelinkers. Do I get separate gain life triggers for each of them?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Deux créatures avec le lien de vie blessent en même temps\u00a0: ma capacité de gain de vie se déclenche-t-elle une seule fois\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Two lifelinkers deal damage together. Does my life gain trigger happen only once?",
      verdict: "no",
    },
  ],
};
