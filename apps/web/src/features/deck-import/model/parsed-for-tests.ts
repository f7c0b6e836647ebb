import type { ParsedDeck } from "@spellwright/contract";

/** A list that was read: of no card, unless said otherwise. */
export const parsedWith = (changes: Partial<ParsedDeck> = {}): ParsedDeck => ({
  text: null,
  name: null,
  format: "casual",
  detectedFormat: "casual",
  alsoLegal: [],
  legality: { format: "casual", legal_in: [], status: "legal", problems: [] },
  cards: [],
  mainCount: 0,
  sideboardCount: 0,
  maybeboardCount: 0,
  unknownCount: 0,
  commanderRequired: false,
  commanderSuggestions: [],
  problems: [],
  problemCount: 0,
  warnings: [],
  ...changes,
});
