import type { Topic } from "../topic.ts";

export const triggersResolveOneByOne: Topic = {
  id: "triggers/triggers-resolve-one-by-one",
  title: { fr: "Plusieurs déclenchements, un par un", en: "Several triggers, one by one" },
  about: [
    ["separate-triggers"],
    ["triggered-ability", "ability", "discard", "draw"],
    [
      "resolve",
      "before",
      "when-decide",
      "choose",
      "each-time",
      "draw",
      "separate-triggers",
      "between-resolutions",
      "respond",
      "then-order",
      "may-ability",
    ],
  ],
  not: [
    "opponent",
    "active-player",
    "each-player",
    "copy",
    "order",
    "mass-death",
    "each-life-gain",
    "one-or-more-trigger",
    "legend-rule",
    "several-enter",
    "storm",
  ],
  hints: [
    "creature",
    "attack",
    "card",
    "stack",
    "exert",
    "discard",
    "draw",
    "twice",
    "whole-stack",
  ],
  rules: [
    {
      number: "405.5",
      claim: {
        fr: "Un seul objet de la pile se résout à la fois.",
        en: "Only one object of the stack resolves at a time.",
      },
    },
    {
      number: "603.2c",
      claim: {
        fr: "Une capacité se déclenche une fois pour chaque occurrence de l’évènement.",
        en: "An ability triggers once for each occurrence of its event.",
      },
    },
    {
      number: "608.2d",
      claim: {
        fr: "Les choix d’une capacité se font pendant sa résolution.",
        en: "The choices of an ability are made while it resolves.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, chaque déclenchement est séparé\u00a0: ils se résolvent l’un après l’autre et l’on décide pour chacun pendant sa propre résolution.",
        en: "No, each trigger is separate: they resolve one at a time, and you decide for each during its own resolution.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque déclenchement se résout séparément, un par un\u202f; on fait ses choix pendant sa résolution et l’on peut agir entre deux.",
        en: "Each trigger resolves separately, one at a time; its choices are made as it resolves and players may act in between.",
      },
    },
  ],
  explanation: {
    fr: "Ils sont tous sur la pile, mais les joueurs reçoivent la priorité entre chaque résolution. Ce que le premier apporte (une carte piochée, par exemple) est connu au moment de décider pour le suivant.",
    en: "They are all on the stack, but players get priority between resolutions. What the first brings (a drawn card, say) is known when deciding for the next.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai trois déclenchements «\u00a0vous pouvez vous défausser puis piocher\u00a0»\u00a0: dois-je décider pour les trois avant de piocher\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment se résolvent plusieurs déclenchements de la même capacité, toutes en même temps ou un par un\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Deux déclenchements de pioche sont sur la pile\u00a0: se résolvent-ils tous en même temps\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Three of the same triggers are on the stack. Do I have to make all choices at once before drawing from the first?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How do multiple triggers resolve, all at once or one at a time?",
      verdict: null,
    },
    {
      language: "en",
      text: "Do both triggers resolve at the same time, so that I decide for both before drawing?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
