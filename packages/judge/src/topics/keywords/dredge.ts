import type { Topic } from "../topic.ts";

export const dredge: Topic = {
  id: "keywords/dredge",
  title: { fr: "Dragage", en: "Dredge" },
  about: [["dredge", "dredge-draw"]],
  hints: [
    "draw",
    "replaced-draw",
    "graveyard",
    "library",
    "mill",
    "draw-step",
    "hand",
    "replacement-effect",
    "turn",
    "twice",
    "no-cards-enough",
    "card",
    "each-time",
    "spell",
    "may-ability",
  ],
  rules: [
    {
      number: "702.52a",
      claim: {
        fr: "Le dragage remplace une pioche\u00a0: on meule N cartes, puis la carte revient en main.",
        en: "Dredge replaces a draw: you mill N cards and the card returns to your hand.",
      },
    },
    {
      number: "702.52b",
      claim: {
        fr: "Avec moins de N cartes dans la bibliothèque, on ne peut pas utiliser le dragage.",
        en: "With fewer than N cards in the library you can’t dredge.",
      },
    },
    {
      number: "121.6",
      claim: { fr: "Certains effets remplacent une pioche.", en: "Some effects replace a draw." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["no-cards-enough", "draw-empty", "few-cards"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans au moins N cartes dans votre bibliothèque vous ne pouvez pas utiliser le dragage.",
        en: "No, without at least N cards in your library you can’t dredge.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["respond", "stack", "counts-as-draw"] },
      verdict: "no",
      ruling: {
        fr: "Non, le dragage remplace la pioche\u00a0: on n’a pas pioché, et cela n’utilise pas la pile.",
        en: "No, dredge replaces the draw: you haven’t drawn, and it doesn’t use the stack.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le dragage peut remplacer n’importe quelle pioche, une par une, pas seulement celle de l’étape de pioche.",
        en: "Yes, dredge can replace any draw, one at a time, not only the one of the draw step.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dragage N\u00a0: au lieu de piocher une carte, vous pouvez meuler N cartes et reprendre cette carte de votre cimetière en main.",
        en: "Dredge N: instead of drawing a card you may mill N cards and return this card from your graveyard to your hand.",
      },
    },
  ],
  explanation: {
    fr: "C’est un effet de remplacement\u00a0: chaque pioche peut être remplacée séparément, y compris au milieu d’un «\u00a0piochez deux cartes\u00a0» si la carte est déjà au cimetière à ce moment. Comme la pioche n’a pas lieu, rien ne se déclenche pour elle.",
    en: "It is a replacement effect: each draw can be replaced separately, even in the middle of “draw two cards” if the card is in the graveyard by then. As no draw happens, nothing triggers for it.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je draguer à la place de la pioche d’un sort, et pas seulement à l’étape de pioche\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Il reste deux cartes dans ma bibliothèque, pas assez de cartes\u00a0: puis-je draguer 5\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment fonctionne la capacité draguer\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I dredge instead of any draw, not just the one for my turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I use dredge 6 with fewer cards than that in my library?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does dredge work when I draw two cards?",
      verdict: null,
      heldBack: true,
    },
  ],
};
