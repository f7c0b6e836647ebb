import type { Concept } from "../concept.ts";

export const concepts: readonly Concept[] = [
  {
    id: "no-enters-triggers",
    fr: ["orbe de torpeur", "arriv* ~ ne declenche* pas", "arrivent ne declenchent pas"],
    en: ["torpor orb", "entering don t cause abilities", "stops enters trigger*", "stop* ~ etb*"],
    rules: ["603.2", "614.1c"],
  },
  {
    id: "additional-time",
    fr: ["panharmonicon*", "fois supplementaire*"],
    en: ["panharmonicon*", "additional time*"],
    rules: ["603.2d"],
  },
  {
    id: "impulse-exile",
    fr: [
      "jouer la carte exilee",
      "peux la jouer ce tour",
      "jouer cette carte exilee",
      "jouer ~ carte* exilee*",
    ],
    en: [
      "play the exiled card",
      "may play it this turn",
      "play the card exiled",
      "may play that card",
      "play ~ exiled card*",
    ],
    rules: ["601.3", "305.2"],
  },
  {
    id: "food-clue",
    fr: ["nourriture*", "indice*", "jeton* sang"],
    en: ["food token*", "clue*", "blood token*", "map token*"],
    rules: ["111.10"],
  },
  {
    id: "devotion",
    fr: ["devotion"],
    en: ["devotion"],
    rules: ["700.5", "700.5a"],
  },
  {
    id: "turned-face-down",
    fr: ["retourne ~ face cachee"],
    en: ["turned face down", "turn* ~ face down"],
    rules: ["708.2"],
    ordinary: true,
  },
];
