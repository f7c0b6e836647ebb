import type { ResolveNames } from "../../knowledge/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { hasDecks } from "../queries.ts";
import { readSampleDecks } from "../sample-decks.ts";
import { importDeck } from "./import-deck.ts";

/** A server that starts waits for nobody outside. */
const askNobody: ResolveNames = async (names) => ({
  names: names.map((written) => ({ kind: "unknown", written, suggestions: [] })),
  service: "off",
});

/**
 * Gives the demo account its decks by really importing the shipped lists, the first of the file as the
 * newest. Only while it has no deck at all: one that its user deletes stays away.
 */
export const seedDemoDecks = async (parts: DecksParts, userId: string): Promise<void> => {
  if (await hasDecks(parts.database, userId)) return;
  for (const request of (await readSampleDecks()).toReversed()) {
    // The demo account speaks French.
    const call = { userId, language: "fr" as const, request };
    await importDeck({ ...parts, resolveNames: askNobody }, call, () => undefined);
  }
};
