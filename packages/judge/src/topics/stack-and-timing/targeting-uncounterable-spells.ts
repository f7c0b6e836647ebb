import type { Topic } from "../topic.ts";

export const targetingUncounterableSpells: Topic = {
  id: "stack-and-timing/targeting-uncounterable-spells",
  title: { fr: "Cibler un sort incontrecarrable", en: "Targeting an uncounterable spell" },
  about: [
    ["target-uncounterable", "uncounterable"],
    ["counter-spell", "target", "counter-target-spell", "target-uncounterable"],
  ],
  not: ["ward", "split-second", "stops"],
  hints: ["spell", "draw", "exile", "cast", "cant", "resolve"],
  rules: [
    {
      number: "101.2",
      claim: {
        fr: "«\u00a0Ne peut pas être contrecarré\u00a0» l’emporte sur l’effet.",
        en: "“Can’t be countered” beats the effect.",
      },
    },
    {
      number: "608.2c",
      claim: {
        fr: "Le reste du contresort a lieu quand même.",
        en: "The rest of the counterspell still happens.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["target", "draw", "target-uncounterable", "cast", "counter-target-spell"],
        none: ["stops"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort incontrecarrable reste une cible légale\u00a0: le contresort ne le contrecarre pas, mais ses autres effets ont lieu.",
        en: "Yes, an uncounterable spell is still a legal target: the counterspell doesn’t counter it, but its other effects happen.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, il n’est pas contrecarré\u202f; les autres effets du contresort ont lieu.",
        en: "No, it isn’t countered; the counterspell’s other effects happen.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il peut être ciblé mais n’est pas contrecarré\u202f; le reste du contresort s’applique.",
        en: "It can be targeted but isn’t countered; the rest of the counterspell applies.",
      },
    },
  ],
  explanation: {
    fr: "L’exiler de la pile ou le renvoyer en main n’est pas le contrecarrer et reste possible.",
    en: "Exiling it from the stack or returning it to hand isn’t countering and stays possible.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je cibler un sort incontrecarrable avec un contresort pour piocher\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un sort qui ne peut pas être contrecarré peut-il être ciblé par un contresort\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ai-je le droit de lancer un contresort sur un sort incontrecarrable\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I target an uncounterable spell with a counterspell to get its other effects?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is a spell that can’t be countered a legal target for a counterspell?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "May I cast a counterspell on a spell that can’t be countered?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
