import type { Topic } from "../topic.ts";

export const enteringTogether: Topic = {
  id: "triggers/entering-together",
  title: { fr: "Arrivées simultanées", en: "Entering at the same time" },
  about: [
    ["enters", "several-enter"],
    ["simultaneous", "several-enter"],
    ["triggered-ability", "sees", "ability"],
  ],
  not: [
    "one-or-more-trigger",
    "order",
    "opponent",
    "legend-rule",
    "copy",
    "dies",
    "dies-trigger",
    "exile",
    "return",
  ],
  hints: [
    "token",
    "each-time",
    "whole-stack",
    "as-well",
    "blink",
    "create",
    "cast-trigger",
    "source",
  ],
  rules: [
    {
      number: "603.6a",
      claim: {
        fr: "Tous les permanents présents, nouveaux venus compris, sont examinés pour chaque arrivée.",
        en: "All permanents there, newcomers included, are checked for each entering.",
      },
    },
    {
      number: "603.2c",
      claim: {
        fr: "Plusieurs arrivées en même temps déclenchent la capacité pour chacune.",
        en: "Several enterings at once trigger the ability for each.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les créatures qui arrivent en même temps se voient arriver\u00a0: la capacité se déclenche pour chacune.",
        en: "Yes, creatures that enter at the same time see each other enter: the ability triggers for each of them.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité se déclenche pour chaque permanent qui arrive en même temps que sa source, car les nouveaux venus sont examinés aussi.",
        en: "The ability triggers for each permanent that enters at the same time as its source, because newcomers are checked too.",
      },
    },
  ],
  explanation: {
    fr: "Après l’arrivée, le jeu regarde tous les permanents du champ de bataille, y compris ceux qui viennent d’arriver simultanément. Chacun voit donc les autres. «\u00a0Une autre créature\u00a0» exclut seulement la source elle-même.",
    en: "After the event the game looks at all permanents on the battlefield, those that have just entered simultaneously included. So each sees the others. “Another creature” excludes only the source itself.",
  },
  questions: [
    {
      language: "fr",
      text: "Deux créatures arrivent en même temps, la capacité déclenchée de l’une voit-elle l’autre arriver ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si ma créature arrive simultanément avec des jetons, sa capacité se déclenche-t-elle pour chacun ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionnent les déclenchements quand plusieurs créatures arrivent en même temps ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Je réanime trois créatures d’un coup dont une avec « chaque fois qu’une créature arrive » : est-ce qu’elle se déclenche pour celles arrivées en même temps ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Two creatures enter at the same time. Does the triggered ability of one see the other enter?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If Soul Warden enters simultaneously with other creatures, does its ability trigger for them?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How do enters triggers work when several creatures enter at the same time?",
      verdict: null,
    },
    {
      language: "en",
      text: "I reanimate three creatures at once; does the one with an enters trigger see the others that came in together?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
