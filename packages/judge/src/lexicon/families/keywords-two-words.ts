import type { Concept } from "../concept.ts";

/** What players say about keyword actions, their tokens and the keywords since overload. */
export const concepts: readonly Concept[] = [
  {
    id: "bottom-of-library",
    fr: ["au dessous de ~ bibliotheque", "dessous de ~ bibliotheque", "en dessous", "au fond"],
    en: ["bottom of ~ library|deck", "on the bottom"],
    rules: ["701.22a"],
    ordinary: true,
  },
  {
    id: "gone",
    fr: [
      "n est plus la",
      "est partie|parti",
      "a quitte le champ de bataille",
      "est detruite|detruit",
    ],
    en: ["is gone", "has left the battlefield", "leaves the battlefield", "is killed|destroyed"],
    ordinary: true,
  },
  {
    id: "learn-lesson",
    fr: ["lecon*", "avec learn", "learn me", "fonctionne learn"],
    en: ["lesson|lessons", "i learn", "with learn", "does learn", "learn ability"],
    rules: ["701.48a"],
    ordinary: true,
  },
  {
    id: "lower-total",
    fr: ["ne fait que", "pas assez", "n atteint* pas", "moins de"],
    en: ["less than", "not enough", "fewer than", "cannot reach"],
    ordinary: true,
  },
  {
    id: "the-dread",
    fr: ["manifest* l effroi"],
    en: ["manifest* dread", "manifesting dread"],
    rules: ["701.62a", "701.40a"],
  },
  {
    id: "blight-action",
    fr: ["blight 1|2|3|4|5", "cout de blight", "blight cible", "blighter"],
    en: ["blight 1|2|3|4|5", "blight cost", "blight target", "to blight"],
    rules: ["701.68a", "701.68b"],
  },
  {
    id: "army-token",
    fr: ["jeton armee", "une armee", "armee orque|zombie", "l armee"],
    en: ["army token", "an army", "zombie|orc army"],
    rules: ["701.47a"],
  },
  {
    id: "second-army",
    fr: ["seconde|deuxieme armee"],
    en: ["second army", "another army", "two armies"],
    rules: ["701.47a"],
  },
  {
    id: "noncreature-token",
    fr: ["jeton tresor", "jeton d artefact"],
    en: ["treasure token", "artifact token", "clue token"],
  },
  {
    id: "the-ring",
    fr: [
      "porteur* de l anneau",
      "porteuse de l anneau",
      "l anneau me|te|vous tente",
      "embleme l anneau",
    ],
    en: ["ring bearer*", "the ring tempt*", "emblem the ring"],
    rules: ["701.54a", "701.54c"],
  },
  {
    id: "endure",
    fr: ["endure*"],
    en: ["endures"],
    rules: ["701.63a"],
    ordinary: true,
  },
  { id: "airbend", fr: [], en: ["airbent", "airbending"] },
  { id: "earthbend", fr: [], en: ["earthbent", "earthbending"] },
  { id: "waterbend", fr: [], en: ["waterbent", "waterbending"] },
  { id: "detain", fr: ["detenu*"], en: ["detained"], ordinary: true },
  {
    id: "incubator",
    fr: ["incubateur*", "incub*"],
    en: ["incubator*", "incubat*"],
    rules: ["701.53a", "701.53b"],
  },
  {
    id: "bite",
    fr: ["blessures egales a sa force", "morsure", "rabid bite", "un bite"],
    en: ["damage equal to its power", "bite spell*", "rabid bite", "a bite", "one sided fight"],
    rules: ["701.14a", "120.1"],
  },
  {
    id: "exchange",
    fr: ["intervert*", "swap*"],
    en: ["exchanges|exchanging", "swap|swaps|swapped"],
    ordinary: true,
  },
  { id: "in-return", fr: ["en retour"], en: ["damage back", "in return"], ordinary: true },
];
