/** What the shipped starter data is of: the official edition that `data/rules` paraphrases, and the card facts. */
export const STARTER_DATES = { rules: "2026-06-19", cards: "2026-08-22" } as const;
