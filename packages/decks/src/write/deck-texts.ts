/** The forms a deck can be written in, each with the name of its file. */
export const DECK_TEXTS = {
  moxfield: { extension: "txt", mediaType: "text/plain" },
  archidekt: { extension: "txt", mediaType: "text/plain" },
  arena: { extension: "txt", mediaType: "text/plain" },
  mtgo: { extension: "txt", mediaType: "text/plain" },
  mtgoDek: { extension: "dek", mediaType: "application/xml" },
  csv: { extension: "csv", mediaType: "text/csv" },
  plain: { extension: "txt", mediaType: "text/plain" },
  tappedout: { extension: "txt", mediaType: "text/plain" },
  deckstats: { extension: "txt", mediaType: "text/plain" },
  xmage: { extension: "dck", mediaType: "text/plain" },
  forge: { extension: "dck", mediaType: "text/plain" },
  cockatrice: { extension: "cod", mediaType: "application/xml" },
} as const;
export type DeckText = keyof typeof DECK_TEXTS;
