import type { Topic } from "../topic.ts";

export const cascadeAndCounteredSpell: Topic = {
  id: "keywords/cascade-and-countered-spell",
  title: { fr: "Cascade et sort contrecarré", en: "Cascade and a countered spell" },
  about: [["cascade"], ["counter-spell", "counter-target-spell"]],
  hints: [
    "cast",
    "triggered-ability",
    "resolve",
    "spell",
    "still",
    "respond",
    "stops",
    "counter-ability",
    "original",
    "before",
    "copy",
  ],
  rules: [
    {
      number: "702.85a",
      claim: {
        fr: "La cascade se déclenche quand le sort est lancé.",
        en: "Cascade triggers when the spell is cast.",
      },
    },
    {
      number: "113.9",
      claim: {
        fr: "Un contresort ordinaire ne touche pas les capacités.",
        en: "An ordinary counterspell does not affect abilities.",
      },
    },
    {
      number: "113.7a",
      claim: {
        fr: "Une capacité sur la pile existe sans sa source.",
        en: "An ability on the stack exists without its source.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops", "counter-ability"] },
      verdict: "no",
      ruling: {
        fr: "Non, contrecarrer le sort n’arrête pas la cascade, déjà déclenchée quand il a été lancé.",
        en: "No, countering the spell does not stop cascade, which already triggered when it was cast.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la cascade s’est déclenchée quand le sort a été lancé\u00a0: elle se résout même si ce sort est contrecarré.",
        en: "Yes, cascade triggered when the spell was cast: it resolves even if that spell is countered.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La cascade se déclenche au lancement et se résout avant le sort, qu’il soit contrecarré ou non.",
        en: "Cascade triggers on casting and resolves before the spell, whether or not that is countered.",
      },
    },
  ],
  explanation: {
    fr: "La cascade est une capacité déclenchée distincte, placée sur la pile au-dessus du sort. Contrecarrer le sort ne l’enlève pas. Le sort trouvé est lancé\u00a0: il peut être contrecarré à son tour et déclenche «\u00a0à chaque fois que vous lancez\u00a0».",
    en: "Cascade is a separate triggered ability, put on the stack above the spell. Countering the spell does not remove it. The spell it finds is cast: it can be countered in turn and triggers “whenever you cast”.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon sort avec cascade est contrecarré, est-ce que la cascade a lieu quand même\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un contresort sur le sort avec cascade empêche-t-il la cascade\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "mon sort cascade est contré, je cascade quand meme\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my cascade spell is countered, do I still get to cascade?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does countering a spell with cascade stop the cascade trigger?",
      verdict: "no",
    },
    {
      language: "en",
      text: "They countered my Bloodbraid Elf, will the cascade still happen?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
