/** Four questions to start from, one of each kind (FOR-03). */
export const EXAMPLES = [
  { kind: "strategy", question: "odds" },
  { kind: "rules", question: "sideboard" },
  { kind: "construction", question: "lands" },
  { kind: "meta", question: "bracket" },
] as const;
