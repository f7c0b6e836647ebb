import type { Topic } from "../topic.ts";

export const persistUndyingAndCounters: Topic = {
  id: "keywords/persist-undying-and-counters",
  title: { fr: "Persistance, survivance et marqueurs", en: "Persist, undying and counters" },
  about: [
    ["persist", "undying"],
    ["counter-marker", "plus-one-counter", "minus-one-counter", "twice", "second-time"],
  ],
  not: ["exile", "replacement-effect", "token"],
  hints: [
    "return",
    "dies",
    "graveyard",
    "battlefield",
    "creature",
    "still",
    "sacrifice",
    "destroy",
    "cancel-out",
    "comes-back",
    "triggered-ability",
    "enters",
    "kill",
    "state-based-action",
    "each-time",
  ],
  rules: [
    {
      number: "702.79a",
      claim: {
        fr: "La persistance ne ramène la créature que si elle n’avait pas de marqueur -1/-1.",
        en: "Persist returns the creature only if it had no -1/-1 counter.",
      },
    },
    {
      number: "702.93a",
      claim: {
        fr: "La survivance ne la ramène que si elle n’avait pas de marqueur +1/+1.",
        en: "Undying returns it only if it had no +1/+1 counter.",
      },
    },
    {
      number: "603.10a",
      claim: {
        fr: "On regarde la créature telle qu’elle était juste avant de mourir.",
        en: "It looks back at the creature as it was just before dying.",
      },
    },
    {
      number: "704.5q",
      claim: {
        fr: "Les marqueurs +1/+1 et -1/-1 s’annulent par paires.",
        en: "+1/+1 and -1/-1 counters cancel each other in pairs.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["plus-one-counter", "minus-one-counter"] },
      verdict: null,
      ruling: {
        fr: "Les marqueurs +1/+1 et -1/-1 s’annulent d’abord\u00a0: seul compte ce qui reste sur la créature juste avant sa mort (pas de -1/-1 pour la persistance, pas de +1/+1 pour la survivance).",
        en: "+1/+1 and -1/-1 counters cancel first: only what is left on the creature just before it dies counts (no -1/-1 for persist, no +1/+1 for undying).",
      },
    },
    {
      when: { form: ["yes_no"], all: ["persist", "plus-one-counter"], none: ["undying"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, seuls les marqueurs -1/-1 arrêtent la persistance, et un marqueur +1/+1 annule un -1/-1.",
        en: "Yes, only -1/-1 counters stop persist, and a +1/+1 counter cancels a -1/-1.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["undying", "minus-one-counter"], none: ["persist"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, seuls les marqueurs +1/+1 arrêtent la survivance, et un marqueur -1/-1 annule un +1/+1.",
        en: "Yes, only +1/+1 counters stop undying, and a -1/-1 counter cancels a +1/+1.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["persist"], none: ["undying"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature avec la persistance qui meurt avec un marqueur -1/-1 ne revient pas.",
        en: "No, a creature with persist that dies with a -1/-1 counter on it does not return.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["undying"], none: ["persist"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature avec la survivance qui meurt avec un marqueur +1/+1 ne revient pas.",
        en: "No, a creature with undying that dies with a +1/+1 counter on it does not return.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La persistance ne marche que sans marqueur -1/-1, la survivance que sans marqueur +1/+1, sur la créature telle qu’elle était juste avant de mourir.",
        en: "Persist works only without -1/-1 counters, undying only without +1/+1 counters, on the creature as it was just before dying.",
      },
    },
  ],
  explanation: {
    fr: "La capacité regarde les derniers instants de la créature sur le champ de bataille. Revenue, c’est un nouvel objet, avec un marqueur qui empêche un second retour tant qu’il est là. Un marqueur opposé l’enlève, et la créature peut alors revenir encore.",
    en: "The ability looks at the creature’s last moments on the battlefield. Once returned it is a new object, with a counter that prevents a second return while it is there. An opposite counter removes it, and then the creature can return again.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature avec persistance qui meurt avec un marqueur -1/-1 revient-elle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature avec persistance a reçu un marqueur +1/+1, revient-elle encore si elle meurt\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma créature undying a déjà un marqueur +1/+1 et meurt, elle revient\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature with undying come back if it dies with a +1/+1 counter on it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Will a persist creature return if it has a -1/-1 counter on it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I put a +1/+1 counter on my persist creature that came back once. Will it come back again when it dies?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My persist creature has a -1/-1 counter and I put a +1/+1 counter on it. When it dies, does it come back again?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a +1/+1 counter let a creature with persist return a second time?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If a +1/+1 counter cancels the -1/-1 counter, does persist work again?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature avec persistance a un marqueur -1/-1 et je lui mets un +1/+1, revient-elle de nouveau quand elle meurt\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un marqueur +1/+1 permet-il à la persistance de refonctionner\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si le +1/+1 annule le -1/-1, la persistance la ramène encore\u202f?",
      verdict: "yes",
    },
  ],
};
