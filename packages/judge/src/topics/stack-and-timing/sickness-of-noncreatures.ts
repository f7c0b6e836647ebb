import type { Topic } from "../topic.ts";

export const sicknessOfNoncreatures: Topic = {
  id: "stack-and-timing/sickness-of-noncreatures",
  title: { fr: "Mal d’invocation et non-créatures", en: "Summoning sickness and noncreatures" },
  about: [
    ["summoning-sickness", "noncreature-sickness"],
    ["artifact", "land", "enchantment", "noncreature-sickness"],
  ],
  not: [
    "tap",
    "tap-for-mana",
    "attack",
    "activated-ability",
    "crew",
    "vehicle",
    "animated-land",
    "becomes-creature",
    "planeswalker",
  ],
  hints: [
    "artifact",
    "land",
    "creature",
    "tap",
    "activated-ability",
    "just-arrived",
    "mana",
    "summoning-sickness",
    "enchantment",
    "this-turn",
  ],
  rules: [
    {
      number: "302.6",
      claim: {
        fr: "Le mal d’invocation ne concerne que les créatures.",
        en: "Summoning sickness concerns creatures only.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le mal d’invocation ne concerne que les créatures\u00a0: un artefact ou un terrain qui n’en est pas une s’engage dès qu’il arrive.",
        en: "No, summoning sickness concerns creatures only: an artifact or land that isn’t one can be tapped as soon as it enters.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seules les créatures ont le mal d’invocation\u202f; un artefact ou un terrain s’engage tout de suite, sauf s’il est aussi une créature.",
        en: "Only creatures have summoning sickness; an artifact or land can be tapped at once unless it is also a creature.",
      },
    },
  ],
  explanation: {
    fr: "Une créature-artefact est une créature\u00a0: elle a le mal d’invocation.",
    en: "An artifact creature is a creature: it has summoning sickness.",
  },
  questions: [
    { language: "fr", text: "Les artefacts ont-ils le mal d’invocation\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Un terrain est-il concerné par le mal d’invocation\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le mal d’invocation touche-t-il un artefact qui n’est pas une créature\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Do artifacts have summoning sickness?", verdict: "no" },
    {
      language: "en",
      text: "Does summoning sickness affect lands or other noncreature permanents?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Is an artifact that isn’t a creature affected by summoning sickness?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
