import type { Topic } from "../topic.ts";

export const copyAndCounteredOriginal: Topic = {
  id: "stack-and-timing/copy-and-countered-original",
  title: {
    fr: "La copie reste si l’original est contrecarré",
    en: "The copy stays if the original is countered",
  },
  about: [
    ["copy-spell", "copy"],
    ["counter-spell"],
    ["spell", "original", "still", "resolve", "as-well", "counter-target-spell"],
  ],
  not: ["token", "x-value", "counts-as-cast", "storm", "split-second", "ward", "triggered-ability"],
  hints: ["stack", "still", "original", "before", "respond", "change-target", "instant"],
  rules: [
    {
      number: "707.10",
      claim: {
        fr: "La copie est un objet à part, mis sur la pile.",
        en: "The copy is an object of its own, put on the stack.",
      },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Contrecarrer un sort ne retire de la pile que ce sort.",
        en: "Countering a spell removes only that spell from the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["as-well", "stops", "fizzle"] },
      verdict: "no",
      ruling: {
        fr: "Non, contrecarrer l’original ne touche pas la copie\u00a0: c’est un sort distinct sur la pile, qui se résout normalement.",
        en: "No, countering the original doesn’t touch the copy: it is a separate spell on the stack and resolves as usual.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la copie est un sort distinct sur la pile\u00a0: elle se résout même si l’original est contrecarré, et elle peut être contrecarrée séparément.",
        en: "Yes, the copy is a separate spell on the stack: it resolves even if the original is countered, and it can be countered on its own.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie et l’original sont deux sorts distincts sur la pile\u00a0: contrecarrer l’un laisse l’autre se résoudre.",
        en: "The copy and the original are two separate spells on the stack: countering one leaves the other to resolve.",
      },
    },
  ],
  explanation: {
    fr: "Copier un sort met sur la pile un nouvel objet indépendant de l’original. La copie se résout en premier, car elle est au-dessus. En revanche, si l’original est contrecarré en réponse à l’effet qui copie, celui-ci peut ne plus rien trouver à copier.",
    en: "Copying a spell puts a new object on the stack, independent of the original. The copy resolves first because it is on top. But if the original is countered in response to the copying effect itself, that effect may find nothing to copy.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai copié mon sort puis l’adversaire contrecarre l’original, est-ce que la copie se résout quand même ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si le sort original est contrecarré, la copie est-elle contrecarrée aussi ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que devient la copie d’un sort quand l’original est contrecarré ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Le sort d’origine est contrecarré\u00a0: sa copie se résout-elle quand même\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "I copied my spell and the original got countered. Does the copy still resolve?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If the original spell is countered, is the copy countered too?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to the copy when the original spell is countered?",
      verdict: null,
    },
    { language: "en", text: "Can a copied spell be countered?", verdict: "yes", heldBack: true },
  ],
};
