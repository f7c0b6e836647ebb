import type { Concept } from "../concept.ts";

/** Words about permanents that have just arrived or are turned face up (CR 302.6, 708). */
export const arrivals: readonly Concept[] = [
  {
    id: "no-tap-symbol",
    fr: [
      "sans s'engager",
      "sans engag*",
      "sans symbole",
      "ne demande pas ~ engag*",
      "pas besoin ~ engag*",
    ],
    en: [
      "without tapping",
      "without a|the tap symbol",
      "no tap symbol",
      "doesn t tap|require tapping",
    ],
    rules: ["302.6"],
    ordinary: true,
  },
  {
    id: "just-arrived",
    fr: [
      "vient d'arriver",
      "vient d'entrer",
      "je viens de lancer|poser|jouer",
      "ce tour ci",
      "le tour où ~ arrive",
      "tout juste arrivée|lancée",
      "malade|maladie",
    ],
    en: [
      "just cast|played|entered|arrived",
      "came into play this turn",
      "entered this turn",
      "the turn it enters|comes",
      "i cast this turn",
      "same turn ~ cast",
      "summon sick*",
    ],
    rules: ["302.6"],
    ordinary: true,
  },
  {
    id: "landfall",
    fr: ["toucheterre"],
    en: ["landfall"],
    rules: ["207.2c", "603.6a"],
  },
  {
    id: "turn-up-in-response",
    fr: [
      "retourn* ~ en réponse",
      "face cachée en réponse",
      "en réponse ~ retourn*",
      "face visible en réponse",
      "répondre en retournant",
    ],
    en: [
      "turn* ~ up in response",
      "unmorph* ~ response",
      "in response ~ turn|unmorph|flip",
      "respond by turning|unmorphing",
      "face up in response",
    ],
    rules: ["116.2b"],
    ordinary: true,
  },
  {
    id: "turned-up",
    fr: ["retournement", "retourn* ~ créature*|morphe*", "démorph*", "morph|mue"],
    en: ["unmorph*", "turning ~ up", "turns ~ up", "turned face up"],
    rules: ["116.2b", "708.8"],
    ordinary: true,
  },
];
