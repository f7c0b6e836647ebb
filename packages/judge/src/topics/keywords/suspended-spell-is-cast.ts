import type { Topic } from "../topic.ts";

export const suspendedSpellIsCast: Topic = {
  id: "keywords/suspended-spell-is-cast",
  title: { fr: "Le sort suspendu est lancé", en: "A suspended spell is cast" },
  about: [
    ["suspend"],
    [
      "counter-spell",
      "haste",
      "attack",
      "cast-free",
      "pay",
      "cast",
      "counter-target-spell",
      "summoning-sickness",
      "cast-trigger",
      "sorcery-timing",
    ],
  ],
  not: ["exile-instead", "proliferate", "copy", "storm"],
  hints: [
    "creature",
    "spell",
    "still",
    "last-counter",
    "exile",
    "exile-zone",
    "counter-marker",
    "upkeep",
    "mana-cost",
    "free-of-charge",
    "triggered-ability",
    "resolve",
    "enters",
    "cost",
    "more-to-cast",
    "turn",
    "this-turn",
    "just-arrived",
    "bestow",
  ],
  rules: [
    {
      number: "702.62a",
      claim: {
        fr: "Au dernier marqueur «\u00a0temps\u00a0» retiré, vous pouvez lancer la carte sans payer son coût de mana\u202f; une créature gagne la célérité.",
        en: "When the last time counter is removed you may cast the card without paying its mana cost; a creature gains haste.",
      },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Un sort lancé peut être contrecarré.",
        en: "A spell that was cast can be countered.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["haste", "attack", "summoning-sickness"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature lancée grâce à la suspension a la célérité\u00a0: elle peut attaquer tout de suite.",
        en: "Yes, a creature cast with suspend has haste: it can attack right away.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["counter-spell", "counter-target-spell"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, quand le dernier marqueur «\u00a0temps\u00a0» est retiré, la carte est lancée comme un sort\u00a0: elle peut être contrecarrée à ce moment-là.",
        en: "Yes, when the last time counter is removed the card is cast as a spell: it can be countered at that time.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["pay"] },
      verdict: "no",
      ruling: {
        fr: "Non, au dernier marqueur «\u00a0temps\u00a0» vous pouvez lancer la carte sans payer son coût de mana.",
        en: "No, when the last time counter is removed you may cast the card without paying its mana cost.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, au dernier marqueur «\u00a0temps\u00a0» retiré, la carte est vraiment lancée, sans payer son coût de mana.",
        en: "Yes, when the last time counter is removed the card really is cast, without paying its mana cost.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Au dernier marqueur «\u00a0temps\u00a0» retiré, vous pouvez lancer la carte sans payer son coût de mana\u00a0: elle peut être contrecarrée, et une créature gagne la célérité.",
        en: "When the last time counter is removed you may cast the card without paying its mana cost: it can be countered, and a creature gains haste.",
      },
    },
  ],
  explanation: {
    fr: "Suspendre la carte est une action spéciale, sans la pile. Retirer le dernier marqueur «\u00a0temps\u00a0» déclenche une capacité qui vous permet de lancer la carte, même un rituel, pendant l’entretien. C’est un sort ordinaire\u00a0: il déclenche «\u00a0à chaque fois que vous lancez\u00a0» et peut recevoir une réponse. Une créature lancée ainsi a la célérité.",
    en: "Suspending the card is a special action, without the stack. Removing the last time counter triggers an ability that lets you cast the card, even a sorcery, during your upkeep. It is an ordinary spell: it triggers “whenever you cast” and can be responded to. A creature cast this way has haste.",
  },
  questions: [
    {
      language: "fr",
      text: "Peut-on contrecarrer un sort suspendu quand le dernier marqueur temps est retiré\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature qui arrive grâce à la suspension peut-elle attaquer tout de suite\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma créature suspendue arrive enfin, elle a la célérité\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can a suspended spell be countered when the last time counter comes off?",
      verdict: "yes",
    },
    { language: "en", text: "Does a creature cast with suspend have haste?", verdict: "yes" },
    {
      language: "en",
      text: "Do I have to pay mana when my suspended spell comes off suspend?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
