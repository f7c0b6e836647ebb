import type { Topic } from "../topic.ts";

export const plusAndMinusCounters: Topic = {
  id: "state-based-actions/plus-and-minus-counters",
  title: { fr: "Marqueurs +1/+1 et -1/-1", en: "+1/+1 and -1/-1 counters" },
  about: [
    ["plus-one-counter"],
    ["minus-one-counter"],
    ["cancel-out", "counter-marker", "keep", "state-based-action"],
  ],
  not: ["persist", "undying", "proliferate", "indestructible", "replacement-effect"],
  hints: [
    "counter-marker",
    "state-based-action",
    "keep",
    "cancel-out",
    "as-well",
    "dies",
    "minus-toughness",
    "stops",
  ],
  rules: [
    {
      number: "704.5q",
      claim: {
        fr: "Des marqueurs +1/+1 et -1/-1 sur un même permanent sont retirés en nombre égal.",
        en: "+1/+1 and -1/-1 counters on one permanent are removed in equal number.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep"] },
      verdict: "no",
      ruling: {
        fr: "Non, ils sont retirés deux à deux, un de chaque sorte, jusqu’à ce qu’il n’en reste que d’une seule sorte.",
        en: "No, they are removed in pairs, one of each kind, until only one kind is left.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, ils s’annulent\u00a0: une action basée sur l’état retire autant de marqueurs +1/+1 que de marqueurs -1/-1.",
        en: "Yes, they cancel out: a state-based action removes as many +1/+1 counters as -1/-1 counters.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Ils s’annulent deux à deux\u00a0: une action basée sur l’état en retire le même nombre de chaque sorte.",
        en: "They cancel out in pairs: a state-based action removes the same number of each kind.",
      },
    },
  ],
  explanation: {
    fr: "Dès la vérification des actions basées sur l’état, un permanent qui porte les deux sortes perd N marqueurs de chacune, N étant le plus petit des deux nombres. Un simple bonus +1/+1 sans marqueur ne compte pas.",
    en: "As soon as state-based actions are checked, a permanent with both kinds loses N of each, where N is the smaller of the two numbers. A bonus of +1/+1 that isn’t a counter doesn’t count.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que les marqueurs +1/+1 et les marqueurs -1/-1 s’annulent ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature garde-t-elle à la fois des marqueurs +1/+1 et -1/-1 ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si une créature avec un marqueur +1/+1 reçoit un marqueur -1/-1 ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je mets un marqueur -1/-1 sur une créature qui a des marqueurs +1/+1, ils disparaissent ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do +1/+1 counters and -1/-1 counters cancel each other?",
      verdict: "yes",
    },
    { language: "en", text: "Does a creature keep both +1/+1 and -1/-1 counters?", verdict: "no" },
    {
      language: "en",
      text: "What happens when a creature with +1/+1 counters gets -1/-1 counters?",
      verdict: null,
    },
    {
      language: "en",
      text: "Will a -1/-1 counter and a +1/+1 counter on my creature annihilate?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
