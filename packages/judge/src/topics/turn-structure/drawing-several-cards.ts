import type { Topic } from "../topic.ts";

export const drawingSeveralCards: Topic = {
  id: "turn-structure/drawing-several-cards",
  title: { fr: "Piocher plusieurs cartes", en: "Drawing several cards" },
  about: [
    ["draws-one-by-one"],
    ["triggered-ability", "draw", "replaced-draw", "replacement-effect"],
    ["draw", "draws-one-by-one"],
  ],
  not: ["dredge", "dredge-draw", "mulligan", "draw-empty", "not-a-draw"],
  hints: ["card", "spell", "each-time", "twice", "player", "opponent"],
  rules: [
    {
      number: "121.2",
      claim: {
        fr: "Les cartes se piochent une par une\u00a0: piocher trois cartes, c’est trois pioches.",
        en: "Cards are drawn one at a time: drawing three cards is three draws.",
      },
    },
    {
      number: "603.2c",
      claim: {
        fr: "Une capacité se déclenche pour chaque occurrence de l’évènement.",
        en: "An ability triggers for each occurrence of its event.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, piocher plusieurs cartes est autant de pioches séparées\u00a0: «\u00a0chaque fois que vous piochez une carte\u00a0» se déclenche pour chacune.",
        en: "Yes, drawing several cards is that many separate draws: “whenever you draw a card” triggers for each one.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque carte est piochée séparément\u00a0: les capacités «\u00a0quand vous piochez une carte\u00a0» se déclenchent une fois par carte.",
        en: "Each card is drawn separately: “whenever you draw a card” abilities trigger once for each card.",
      },
    },
  ],
  explanation: {
    fr: "Même si un sort dit «\u00a0piochez trois cartes\u00a0», les pioches ont lieu une par une, et un effet de remplacement peut en remplacer une seule. Les déclenchements attendent la fin de la résolution pour aller sur la pile.",
    en: "Even if a spell says “draw three cards”, the draws happen one by one, and a replacement effect may replace just one of them. The triggers wait until the resolution is over to go on the stack.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je pioche trois cartes, la capacité «\u00a0chaque fois que vous piochez une carte\u00a0» se déclenche-t-elle trois fois\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de fois se déclenche «\u00a0quand vous piochez une carte\u00a0» si un sort dit piochez deux cartes\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un sort me fait piocher deux cartes\u00a0: les pioche-t-on une par une, avec un déclenchement pour chaque carte\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I draw three cards from one spell, does “whenever you draw a card” trigger three times?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How many times does a draw trigger happen when I draw two cards?",
      verdict: null,
    },
    {
      language: "en",
      text: "When a spell says draw two cards, does my whenever you draw ability trigger for each card?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
