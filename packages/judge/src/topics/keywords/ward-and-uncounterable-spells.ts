import type { Topic } from "../topic.ts";

export const wardAndUncounterableSpells: Topic = {
  id: "keywords/ward-and-uncounterable-spells",
  title: {
    fr: "Parade et sort qui ne peut pas être contrecarré",
    en: "Ward and spells that can’t be countered",
  },
  about: [["ward"], ["uncounterable"]],
  hints: [
    "counter-spell",
    "pay",
    "cost",
    "spell",
    "resolve",
    "target",
    "stops",
    "triggered-ability",
    "opponent",
    "cant",
    "still",
    "still-due",
    "destroy",
  ],
  rules: [
    {
      number: "702.21a",
      claim: {
        fr: "La parade contrecarre le sort si le coût n’est pas payé.",
        en: "Ward counters the spell unless the cost is paid.",
      },
    },
    {
      number: "101.2",
      claim: {
        fr: "Une interdiction l’emporte\u00a0: le sort n’est pas contrecarré.",
        en: "A “can’t” wins: the spell is not countered.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["resolve"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la parade se déclenche mais ne peut pas contrecarrer le sort\u00a0: il se résout même si le coût n’est pas payé.",
        en: "Yes, ward triggers but can’t counter the spell: it resolves even if the cost is not paid.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la parade se déclenche, mais un sort qui ne peut pas être contrecarré se résout sans que l’on paie.",
        en: "No, ward triggers, but a spell that can’t be countered resolves without anyone paying.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La parade se déclenche sans effet\u00a0: le sort n’est pas contrecarré, et payer est inutile.",
        en: "Ward triggers without effect: the spell is not countered, and paying is pointless.",
      },
    },
  ],
  explanation: {
    fr: "La parade est une capacité déclenchée qui contrecarre le sort ou la capacité, sauf paiement. «\u00a0Ne peut pas être contrecarré\u00a0» l’emporte sur cette tentative. Le sort garde donc sa cible et se résout normalement.",
    en: "Ward is a triggered ability that counters the spell or ability unless its controller pays. “Can’t be countered” beats that attempt. So the spell keeps its target and resolves as usual.",
  },
  questions: [
    {
      language: "fr",
      text: "La parade contrecarre-t-elle un sort qui ne peut pas être contrecarré\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon sort ne peut pas être contrecarré\u00a0: se résout-il quand même si la créature a la parade\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "je dois payer ward si mon sort est incontrable\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does ward counter a spell that can't be countered?", verdict: "no" },
    {
      language: "en",
      text: "My spell can't be countered. Does it still resolve if I don't pay for ward?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I have to pay the ward cost with an uncounterable spell?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
