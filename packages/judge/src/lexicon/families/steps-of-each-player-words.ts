import type { Concept } from "../concept.ts";

/** What players say of whose step it is, of hand size and of land plays. */
export const concepts: readonly Concept[] = [
  {
    id: "your-step-only",
    fr: [
      "de votre entretien",
      "de ton entretien",
      "votre etape de fin",
      "mon entretien",
      "de mon etape de fin",
      "votre prochain entretien",
    ],
    en: [
      "of your upkeep",
      "my upkeep",
      "your upkeep",
      "of your end step",
      "my end step",
      "your end step",
    ],
    rules: ["503.1a"],
    ordinary: true,
  },
  {
    id: "each-step",
    fr: ["chaque entretien", "chaque etape de fin", "de chaque fin de tour"],
    en: [
      "each upkeep",
      "each end step",
      "every upkeep",
      "every end step",
      "each player s upkeep",
      "each player s end step",
    ],
    rules: ["503.1a"],
    ordinary: true,
  },
  {
    id: "must-i",
    fr: ["dois je", "je dois", "suis je oblige", "oblige de|d", "il faut", "faut il", "force de"],
    en: ["must i", "i must", "have to", "do i need to", "forced to", "required to", "must all"],
    ordinary: true,
  },
  {
    id: "ends-alone",
    fr: [
      "termine t elle des que",
      "finit ~ des que",
      "se termine des que",
      "finit toute seule",
      "fini* automatiquement",
      "termine* ~ automatiquement",
    ],
    en: [
      "end as soon as",
      "ends as soon as",
      "over as soon as",
      "end automatically",
      "end right away",
      "ends the phase",
    ],
    rules: ["500.2"],
    ordinary: true,
  },
  {
    id: "no-maximum-hand",
    fr: [
      "pas de taille de main maxim*",
      "taille de main maximale infinie",
      "aucune limite de main",
      "pas de limite ~ main",
      "pas de taille maximale de main",
      "tour de la reliquaire",
      "tour reliquaire",
    ],
    en: [
      "no maximum hand size",
      "no max hand size",
      "reliquary tower",
      "no hand limit",
      "no hand size limit",
      "without a maximum hand size",
    ],
    rules: ["402.2"],
  },
];
