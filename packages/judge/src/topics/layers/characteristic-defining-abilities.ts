import type { Topic } from "../topic.ts";

export const characteristicDefiningAbilities: Topic = {
  id: "layers/characteristic-defining-abilities",
  title: {
    fr: "Capacités qui définissent une caractéristique",
    en: "Characteristic-defining abilities",
  },
  about: [
    ["cda-everywhere", "characteristic-defining"],
    [
      "graveyard",
      "hand",
      "library",
      "zone",
      "power",
      "toughness",
      "characteristic-defining",
      "lose-abilities",
      "copy",
    ],
  ],
  not: ["pump", "commander", "mana-value"],
  hints: ["creature", "power", "toughness", "exile", "card", "battlefield"],
  rules: [
    {
      number: "604.3",
      claim: {
        fr: "Une capacité qui définit une caractéristique s’applique dans toutes les zones.",
        en: "A characteristic-defining ability applies in all zones.",
      },
    },
    {
      number: "613.4a",
      claim: {
        fr: "Elle s’applique en couche 7a, avant tout ce qui fixe ou modifie.",
        en: "It applies in layer 7a, before anything that sets or modifies.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une telle capacité s’applique dans toutes les zones, même hors du champ de bataille et même en dehors de la partie.",
        en: "Yes, such an ability works in all zones, even off the battlefield and even outside the game.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle fonctionne dans toutes les zones\u00a0: la force et l’endurance sont calculées en permanence, partout.",
        en: "It works in all zones: power and toughness are worked out at all times, everywhere.",
      },
    },
  ],
  explanation: {
    fr: "La valeur change sans cesse avec ce qu’elle compte. Un effet qui fixe la force et l’endurance (couche 7b) l’écrase, et une copie reçoit la capacité, pas le nombre du moment.",
    en: "The value changes all the time with what it counts. An effect that sets power and toughness (layer 7b) overwrites it, and a copy gets the ability, not the number of the moment.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature dont la force est égale au nombre de cartes a-t-elle cette force aussi dans le cimetière\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quelle est la force d’une créature égale au nombre de terrains dans la main ou la bibliothèque\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "La force de Tarmogoyf est-elle calculée dans toutes les zones, y compris la main\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature with power equal to the number of cards in graveyards have that power in the graveyard too?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How does a creature with power equal to the number of lands work in hand or library?",
      verdict: null,
    },
    {
      language: "en",
      text: "Is a creature with power and toughness equal to the number of lands still that size in all zones?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
