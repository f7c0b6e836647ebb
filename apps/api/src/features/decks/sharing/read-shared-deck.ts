import { type DeckDetail, type Language, SharedDeck } from "@spellwright/contract";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { readShareToken } from "../ids.ts";
import { requireSharedDeck } from "../policy.ts";
import { describeDeck } from "../reading/describe-deck.ts";
import { findSharedDeck } from "./sharing-queries.ts";

/**
 * A shared deck as its owner sees it, for the image of its list. Cards that our data lacks stay unknown: a
 * reader without account asks no card service.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const findShared = async (
  parts: DecksParts,
  token: string,
  language: Language,
): Promise<DeckDetail> => {
  const row = requireSharedDeck(await findSharedDeck(parts.database, readShareToken(token)));
  return describeDeck(parts, row, (names) => cardsByNames(parts, names), language);
};

/**
 * What whoever has the link sees: nothing that names its owner, and none of the owner's own marks.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readSharedDeck = async (
  parts: DecksParts,
  token: string,
  language: Language,
): Promise<SharedDeck> => {
  const deck = await findShared(parts, token, language);
  await yieldToRequests();
  return SharedDeck.parse(deck);
};
