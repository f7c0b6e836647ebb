import type { Archetype } from "@spellwright/contract";

/** What an archetype is told by. */
export type ArchetypeMark =
  | "tax"
  | "earlyCombos"
  | "tutor"
  | "enchantments"
  | "enchantmentCare"
  | "artifacts"
  | "artifactCare"
  | "attachments"
  | "kin"
  | "kinShare"
  | "kinCare"
  | "mana"
  | "averageManaValue"
  | "counterspell"
  | "answers"
  | "removal"
  | "wipe"
  | "burn"
  | "reanimation"
  | "landfall"
  | "creatures";

/** A mark and the least or the most that a deck of the kind shows of it. */
export type Condition = readonly [mark: ArchetypeMark, bound: "least" | "most", figure: number];

/**
 * What decks of each archetype show (FOR-02): the plainest marks first. The figures are what whole decks of each kind
 * show. The last row is what a deck of creatures is that shows none of these. Whatever is left is called by the row
 * that it comes nearest to.
 */
export const PLANS: readonly (readonly [Archetype, ...Condition[]])[] = [
  ["combo", ["earlyCombos", "least", 1], ["tutor", "least", 5]],
  ["combo", ["earlyCombos", "least", 2], ["tutor", "least", 4]],
  // Rituals into one large turn.
  ["combo", ["mana", "least", 26], ["averageManaValue", "most", 2.4], ["creatures", "most", 12]],
  // One card is looked for, and nothing is held back but spells.
  ["combo", ["tutor", "least", 6], ["creatures", "most", 14], ["removal", "most", 4]],
  // Cheap cards that find one another.
  ["combo", ["tutor", "least", 8], ["averageManaValue", "most", 2.2]],
  ["combo", ["reanimation", "least", 13]],
  // One of few large creatures comes into play without its cost.
  ["combo", ["reanimation", "least", 12], ["creatures", "most", 16]],
  ["stax", ["tax", "least", 9], ["creatures", "most", 40]],
  [
    "aggro",
    ["burn", "least", 20],
    ["averageManaValue", "most", 2.2],
    ["mana", "most", 8],
    ["kin", "most", 20],
  ],
  ["tribal", ["kin", "least", 14], ["kinShare", "least", 0.5], ["kinCare", "least", 5]],
  ["tribal", ["kin", "least", 10], ["kinCare", "least", 8]],
  ["tribal", ["kin", "least", 18], ["kinShare", "least", 0.75]],
  [
    "enchantress",
    ["enchantments", "least", 20],
    ["enchantmentCare", "least", 4],
    ["counterspell", "most", 6],
  ],
  // Rocks are artifacts, but what they pay for is the plan.
  ["ramp", ["mana", "least", 20], ["averageManaValue", "least", 4.5]],
  ["artifact", ["artifacts", "least", 25], ["artifactCare", "least", 6]],
  ["voltron", ["attachments", "least", 14], ["creatures", "most", 26]],
  ["voltron", ["attachments", "least", 9], ["creatures", "most", 14]],
  ["aggro", ["creatures", "least", 30], ["averageManaValue", "most", 2.8], ["mana", "most", 14]],
  ["ramp", ["mana", "least", 18], ["averageManaValue", "least", 3.4]],
  ["ramp", ["mana", "least", 28], ["removal", "most", 8]],
  ["ramp", ["mana", "least", 12], ["averageManaValue", "least", 4.2]],
  // Lands are what it ramps with, and what it ramps for.
  ["ramp", ["landfall", "least", 7]],
  [
    "tempo",
    ["counterspell", "least", 7],
    ["creatures", "least", 16],
    ["averageManaValue", "most", 3],
  ],
  // Few attackers, each of which many cheap spells make better.
  [
    "tempo",
    ["averageManaValue", "most", 1.8],
    ["creatures", "least", 10],
    ["creatures", "most", 20],
    ["mana", "most", 4],
  ],
  ["control", ["answers", "least", 22], ["creatures", "most", 18]],
  ["control", ["wipe", "least", 6], ["creatures", "most", 22]],
  ["midrange", ["creatures", "least", 20]],
];
