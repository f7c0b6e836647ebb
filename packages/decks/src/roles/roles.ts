/**
 * What cards do in a deck. What each means stands in `evaluation/labels/README.md`, beside the cards
 * that were labelled by hand.
 */
export const ROLES = [
  "ramp",
  "fastMana",
  "draw",
  "tutor",
  "removal",
  "wipe",
  "counterspell",
  "protection",
  "recursion",
  "graveyardHate",
  "stax",
  "landDenial",
  "extraTurn",
  "winCondition",
  "tokens",
  "lifegain",
  "sacrifice",
  "blink",
] as const;
export type Role = (typeof ROLES)[number];
