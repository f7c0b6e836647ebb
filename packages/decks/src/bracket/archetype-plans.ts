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
  | "mana"
  | "averageManaValue"
  | "counterspell"
  | "answers"
  | "removal"
  | "creatures";

/** A mark and the least or the most that a deck of the kind shows of it. */
type Condition = readonly [mark: ArchetypeMark, bound: "least" | "most", figure: number];

// The plainest marks first; the figures are what whole decks of each kind show, and less than that is
// no archetype but a deck with some of its cards.
export const PLANS: readonly (readonly [Archetype, ...Condition[]])[] = [
  ["stax", ["tax", "least", 9]],
  ["combo", ["earlyCombos", "least", 1], ["tutor", "least", 5]],
  ["combo", ["earlyCombos", "least", 2], ["tutor", "least", 4]],
  ["enchantress", ["enchantments", "least", 20], ["enchantmentCare", "least", 4]],
  ["artifact", ["artifacts", "least", 25], ["artifactCare", "least", 6]],
  ["voltron", ["attachments", "least", 14]],
  ["tribal", ["kin", "least", 14], ["kinShare", "least", 0.5]],
  ["ramp", ["mana", "least", 18], ["averageManaValue", "least", 3.4]],
  [
    "tempo",
    ["counterspell", "least", 7],
    ["creatures", "least", 16],
    ["averageManaValue", "most", 2.8],
  ],
  ["control", ["answers", "least", 22], ["creatures", "most", 18]],
  ["aggro", ["creatures", "least", 30], ["averageManaValue", "most", 2.8], ["mana", "most", 14]],
  ["midrange", ["creatures", "least", 22], ["removal", "least", 9]],
];
