import { AppError } from "../../http/index.ts";

/**
 * Only its owner sees, changes or deletes a deck: every query names the owner, and another's deck answers
 * exactly like a missing one.
 *
 * @param deck what such a query found, or whether it changed one
 * @throws AppError DECK_NOT_FOUND
 */
export const requireOwnDeck = <Deck>(deck: Deck | undefined | false): Deck => {
  if (deck === undefined || deck === false) throw new AppError("DECK_NOT_FOUND");
  return deck;
};

/**
 * Whoever has the link of a shared deck reads it. A link that was taken back answers exactly like one that
 * never was.
 *
 * @param deck what a query by the link's token found
 * @throws AppError DECK_NOT_FOUND
 */
export const requireSharedDeck = <Deck>(deck: Deck | undefined): Deck => {
  if (deck === undefined) throw new AppError("DECK_NOT_FOUND");
  return deck;
};

/**
 * A version belongs to the owner of its deck: another's answers exactly like a missing one.
 *
 * @throws AppError DECK_VERSION_NOT_FOUND
 */
export const requireOwnVersion = <Version>(version: Version | undefined): Version => {
  if (version === undefined) throw new AppError("DECK_VERSION_NOT_FOUND");
  return version;
};
