import type { Topic } from "../topic.ts";

export const faceDownCards: Topic = {
  id: "permanents/face-down-cards",
  title: { fr: "Cartes face cachée", en: "Face-down cards" },
  about: [
    ["face-down-facts", "face-down", "morph", "disguise", "manifest", "cast-face-down"],
    [
      "cost-of-face-down",
      "face-down-stats",
      "cost-reduction",
      "color",
      "name-card",
      "mana-value",
      "creature-type",
      "power",
      "commander-damage",
      "counter-spell",
    ],
  ],
  not: ["face-down-two-two", "split-second", "turn-up-in-response", "commander", "ward"],
  hints: ["creature", "cast", "less", "spell", "enters", "color", "ability", "face-down"],
  rules: [
    {
      number: "708.2",
      claim: {
        fr: "Face cachée, un objet n’a que les caractéristiques données\u00a0: une créature 2/2 sans nom, ni coût, ni type de créature, ni couleur.",
        en: "Face down an object has only the characteristics given: a 2/2 creature without name, cost, creature types or color.",
      },
    },
    {
      number: "708.4",
      claim: {
        fr: "La carte est retournée face cachée avant d’aller sur la pile.",
        en: "The card is turned face down before it goes on the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, face cachée elle n’a ni couleur, ni nom, ni type de créature, ni coût de mana\u00a0: ce qui vise ces caractéristiques ne s’applique pas.",
        en: "No, face down it has no color, name, creature type or mana cost: what looks at those characteristics doesn’t apply.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Face cachée, c’est une créature 2/2 incolore, sans nom, sans type de créature et de valeur de mana 0.",
        en: "Face down it is a colorless 2/2 creature with no name, no creature types and mana value 0.",
      },
    },
  ],
  explanation: {
    fr: "Le sort est déjà face cachée sur la pile\u00a0: les réductions de coût pour sa couleur ou son type ne valent pas. Son contrôleur peut regarder la carte\u202f; les autres ne savent pas ce que c’est.",
    en: "The spell is face down on the stack already: cost reductions for its color or type don’t count. Its controller may look at the card; others don’t know what it is.",
  },
  questions: [
    {
      language: "fr",
      text: "Une réduction de coût pour mes sorts verts s’applique-t-elle à une créature verte lancée face cachée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quelles sont les caractéristiques d’une créature face cachée, sa couleur et sa valeur de mana\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma créature face cachée a-t-elle la couleur de sa carte\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Is my black morph creature cheaper with a black cost reducer when I cast it face down?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What color, name and mana value does a face-down creature have?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a face-down creature have its creature types or color?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
