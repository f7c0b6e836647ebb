import type { Topic } from "../topic.ts";

export const castTriggersResolveFirst: Topic = {
  id: "triggers/cast-triggers-resolve-first",
  title: {
    fr: "Prouesse et autres déclenchements au lancement",
    en: "Prowess and other cast triggers",
  },
  about: [
    ["prowess", "cast-trigger"],
    ["resolve", "before", "counter-spell", "still", "order"],
  ],
  not: ["copy", "copy-spell"],
  hints: [
    "triggered-ability",
    "stack",
    "still",
    "pump",
    "instant",
    "as-well",
    "damage",
    "block",
    "counts-as-cast",
    "order",
  ],
  rules: [
    {
      number: "601.2i",
      claim: {
        fr: "Les capacités de lancement se déclenchent dès que le sort est lancé.",
        en: "Cast abilities trigger as soon as the spell is cast.",
      },
    },
    {
      number: "603.3",
      claim: {
        fr: "Elles sont mises sur la pile au-dessus du sort.",
        en: "They are put on the stack above the spell.",
      },
    },
    {
      number: "702.108a",
      claim: {
        fr: "La prouesse se déclenche quand son contrôleur lance un sort non-créature.",
        en: "Prowess triggers when its controller casts a noncreature spell.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["spell-first"] },
      verdict: "no",
      ruling: {
        fr: "Non, la capacité déclenchée au lancement est au-dessus du sort sur la pile et se résout avant lui.",
        en: "No, the ability that triggered on casting is above the spell on the stack and resolves before it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité se déclenche dès que le sort est lancé et se résout avant lui, même si le sort est ensuite contrecarré.",
        en: "Yes, the ability triggers as soon as the spell is cast and resolves before it, even if the spell is countered later.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité déclenchée par le lancement va sur la pile au-dessus du sort et se résout avant lui.",
        en: "The ability triggered by casting goes on the stack above the spell and resolves before it.",
      },
    },
  ],
  explanation: {
    fr: "Lancer suffit\u00a0: la capacité se déclenche même si le sort est contrecarré ou n’a plus de cible. Elle est mise sur la pile au-dessus du sort, donc le bonus de prouesse est là avant que le sort agisse.",
    en: "Casting is enough: the ability triggers even if the spell is countered or loses its target. It goes on the stack above the spell, so the prowess bonus is there before the spell acts.",
  },
  questions: [
    {
      language: "fr",
      text: "La prouesse se résout-elle avant le sort qui l’a déclenchée ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon sort est contrecarré, est-ce que la prouesse se déclenche quand même ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Dans quel ordre se résolvent le sort et la prouesse ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon éphémère est contrecarré par l’adversaire, j’ai toujours le bonus de prouesse ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does prowess resolve before the spell that triggered it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my spell is countered, do I still get the prowess trigger?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does the spell resolve first, before the prowess trigger?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a 'whenever you cast a spell' ability still resolve if the spell gets countered?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
