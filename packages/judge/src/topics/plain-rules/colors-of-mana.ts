import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Colors of mana and of cards: one plain rule each. */
export const colorsOfMana: readonly Topic[] = [
  plainRule({
    id: "plain-rules/mana-as-though-of-any-color",
    title: {
      fr: "«\u00a0Comme si c’était du mana de n’importe quelle couleur\u00a0»",
      en: "“As though it were mana of any color”",
    },
    about: [["any-type-mana"], ["true-color-stays"]],
    verdict: "no",
    says: {
      fr: "«\u00a0comme s’il s’agissait de mana de n’importe quelle couleur\u00a0» ne change que la façon de payer\u00a0: ni la couleur du mana dépensé ni le coût ne changent",
      en: "“as though it were mana of any color” changes only how the cost may be paid: neither the color of the mana spent nor the cost changes",
    },
    because: {
      fr: "Ce qui regarde la couleur du mana dépensé voit la vraie couleur.",
      en: "What looks at the color of mana spent sees the true color.",
    },
    rules: ["609.4b"],
    questions: {
      fr: [
        "Dépenser du mana «\u00a0comme s’il s’agissait de mana de n’importe quelle couleur\u00a0» change-t-il la couleur du mana dépensé\u202f?",
        "Je paie un sort noir avec du mana rouge comme si c’était du noir\u00a0: compte-t-il comme du mana noir dépensé\u202f?",
        "Avec «\u00a0mana de n’importe quel type\u00a0», est-ce que le coût change de couleur\u202f?",
        "Le mana dépensé comme si c’était du bleu devient-il vraiment du mana bleu\u202f?",
      ],
      en: [
        "Does spending mana “as though it were mana of any color” change the color of the mana spent?",
        "I pay a black spell with red mana as though it were black. Does it count as black mana spent?",
        "With “mana of any type can be spent”, does the cost change color?",
        "Does mana spent as though it were blue actually count as blue mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/colorless-is-not-a-color",
    title: { fr: "Incolore n’est pas une couleur", en: "Colorless is not a color" },
    about: [["choose-a-color"], ["colorless-choice"]],
    verdict: "no",
    says: {
      fr: "quand on vous demande une couleur, choisissez l’une des cinq\u00a0: blanc, bleu, noir, rouge ou vert\u202f; «\u00a0incolore\u00a0» et «\u00a0multicolore\u00a0» n’en sont pas",
      en: "when you are asked for a color, choose one of the five: white, blue, black, red or green; “colorless” and “multicolored” are no colors",
    },
    because: {
      fr: "La règle vaut pour la protection comme pour le mana.",
      en: "The rule holds for protection and for mana alike.",
    },
    rules: ["105.4", "105.2"],
    questions: {
      fr: [
        "Quand une carte dit «\u00a0choisissez une couleur\u00a0», puis-je choisir incolore\u202f?",
        "Est-ce qu’incolore est une couleur quand je dois choisir une couleur\u202f?",
        "On me demande de nommer une couleur\u00a0: multicolore ou incolore, c’est permis\u202f?",
        "Pour la protection contre la couleur choisie, je peux prendre incolore\u202f?",
      ],
      en: [
        "When a card says “choose a color”, can I choose colorless?",
        "Is colorless a color when I have to name a color?",
        "Asked to pick a color, may I say multicolored or colorless?",
        "For protection from the chosen color, can I choose colorless?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-multicolored-card-is-each-of-its-colors",
    title: {
      fr: "Une carte multicolore est de chacune de ses couleurs",
      en: "A multicolored card is each of its colors",
    },
    about: [["several-colors"], ["counts-as-that-color", "protection", "protects"]],
    not: [
      "hybrid",
      "devotion",
      "color-identity",
      "off-color",
      "choose-a-color",
      "commander",
      "changeling",
      "landwalk",
    ],
    verdict: "yes",
    says: {
      fr: "une carte de plusieurs couleurs est de chacune d’elles\u00a0: une créature blanche et bleue est blanche et est bleue, pour la protection comme pour tout ce qui regarde la couleur",
      en: "a card of several colors is each of them: a white and blue creature is white and is blue, for protection and for everything that looks at color",
    },
    because: {
      fr: "Ses couleurs sont celles des symboles de son coût de mana.",
      en: "Its colors are those of the symbols in its mana cost.",
    },
    rules: ["105.2", "202.2"],
    questions: {
      fr: [
        "Une créature blanche et bleue compte-t-elle comme une créature blanche\u202f?",
        "Un sort rouge et vert est-il arrêté par la protection contre le rouge\u202f? Est-il considéré comme rouge\u202f?",
        "Ma carte multicolore est noire et rouge\u00a0: est-elle noire pour un effet qui vise les créatures noires\u202f?",
        "Une carte bicolore est-elle considérée comme étant de ses deux couleurs\u202f?",
      ],
      en: [
        "Does a white and blue creature count as a white creature?",
        "Is a red and green spell considered red for protection from red?",
        "My multicolored card is black and red. Is it black for an effect that looks for black creatures?",
        "Is a two-color card considered both of its colors?",
      ],
    },
  }),
];
