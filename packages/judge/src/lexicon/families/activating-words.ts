import type { Concept } from "../concept.ts";

/** What players say of how often an ability is activated. */
export const concepts: readonly Concept[] = [
  {
    id: "as-often-as-payable",
    fr: [
      "plusieurs fois",
      "autant de fois",
      "deux fois",
      "trois fois",
      "combien de fois",
      "plus d une fois",
      "a volonte",
    ],
    en: [
      "several times",
      "as often as",
      "twice",
      "three times",
      "how many times",
      "more than once",
      "as many times",
      "multiple times",
      "repeatedly",
    ],
    rules: ["602.1", "602.2"],
  },
  {
    id: "paid-ability",
    fr: [
      "capacite activee",
      "activer ~ capacite",
      "activer la capacite",
      "capacite qui coute",
      "{1} :",
      "{2} :",
      "capacite sans engager",
      "pompe",
      "pump",
    ],
    en: [
      "activated ability",
      "activate ~ ability",
      "activate the ability",
      "ability that costs",
      "ability without tapping",
      "firebreathing",
      "pump ability",
      "activate it",
    ],
    rules: ["602.1"],
  },
  {
    id: "once-each-turn-limit",
    fr: [
      "activez uniquement une fois",
      "une seule fois par tour",
      "une fois par tour",
      "qu une fois par tour",
      "activer ~ une fois",
    ],
    en: ["only once each turn", "once each turn", "once per turn", "only once per turn"],
    rules: ["602.5b"],
  },
];
