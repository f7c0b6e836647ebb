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
    id: "library-runs-out",
    fr: [
      "derniere carte",
      "bibliotheque se vide",
      "plus qu une carte",
      "reste ~ cartes",
      "bibliotheque entiere",
    ],
    en: ["last card of", "whole library|deck", "have ~ cards left", "one card in library"],
    rules: ["104.3c", "704.5b"],
    ordinary: true,
  },
  {
    id: "find-nothing",
    fr: ["ne trouve rien", "ne prends rien", "echoue"],
    en: ["finds nothing", "find nothing", "no land left to find"],
  },
  { id: "random", fr: ["au hasard"], en: ["at random", "randomly"], ordinary: true },
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
];
