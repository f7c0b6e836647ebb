/**
 * Questions that an empty chat about a deck offers, the most asked first: names of
 * `forgeChat.deckQuestions`. Each is answered from any list whose cards are known.
 */
export const DECK_QUESTIONS = [
  "weak",
  "wins",
  "cuts",
  "adds",
  "beaten",
  "mulligan",
  "lands",
  "colors",
  "curve",
  "odds",
  "draw",
  "ramp",
  "removal",
  "wipes",
  "protection",
  "dearest",
  "cheap",
  "creatures",
  "legendary",
  "legal",
] as const;
