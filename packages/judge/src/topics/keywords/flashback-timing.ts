import type { Topic } from "../topic.ts";

export const flashbackTiming: Topic = {
  id: "keywords/flashback-timing",
  title: { fr: "Quand lancer depuis le cimetière", en: "When to cast from the graveyard" },
  about: [
    ["flashback", "escape", "cast-from-graveyard", "flash-back-timing"],
    [
      "opponents-turn",
      "instant-timing",
      "sorcery",
      "sorcery-timing",
      "instant",
      "flash-back-timing",
    ],
    ["cast", "sorcery", "instant", "turn", "flashback"],
  ],
  not: [
    "commander",
    "counter-spell",
    "exile",
    "cost-increase",
    "alternative-cost",
    "split-second",
    "suspend",
    "madness",
  ],
  hints: ["graveyard", "spell", "respond", "when-used", "turn", "creature-spell", "main-phase"],
  rules: [
    {
      number: "702.34a",
      claim: {
        fr: "Le flashback permet de lancer la carte depuis le cimetière pour un autre coût.",
        en: "Flashback lets you cast the card from your graveyard for another cost.",
      },
    },
    {
      number: "307.1",
      claim: {
        fr: "Un rituel se lance pendant sa phase principale, pile vide.",
        en: "A sorcery is cast in your main phase with an empty stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["instant"], none: ["sorcery"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un éphémère lancé ainsi peut l’être à tout moment où vous avez la priorité.",
        en: "Yes, an instant cast this way can be cast whenever you have priority.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le moment de lancer reste celui du type de la carte\u00a0: un rituel seulement pendant votre phase principale, pile vide.",
        en: "No, the timing stays that of the card’s type: a sorcery only in your main phase with an empty stack.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le moment ne change pas\u00a0: un éphémère à tout moment, un rituel ou une créature seulement pendant votre phase principale, pile vide.",
        en: "The timing doesn’t change: an instant any time, a sorcery or creature only in your main phase with an empty stack.",
      },
    },
  ],
  explanation: {
    fr: "La capacité change la zone et le coût, pas le moment. Le sort est lancé\u00a0: on peut le contrecarrer, et il déclenche «\u00a0quand vous lancez un sort\u00a0».",
    en: "The ability changes the zone and cost, not the timing. The spell is cast: it can be countered and triggers “whenever you cast a spell”.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un rituel avec flashback pendant le tour de mon adversaire\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un éphémère avec flashback peut-il être lancé pendant le tour adverse\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon rituel a le flashback\u00a0: puis-je le relancer du cimetière à vitesse d’éphémère\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast a sorcery with flashback on my opponent’s turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can an instant with flashback be cast from the graveyard on my opponent’s turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does flashback let me cast a sorcery at instant speed?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
