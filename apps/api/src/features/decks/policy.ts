import * as z from "zod";
import { AppError } from "../../http/index.ts";

const Id = z.guid();
const ShareToken = z.string().regex(/^[\w-]{1,64}$/);

/** An id that cannot be one is a missing deck's. @throws AppError DECK_NOT_FOUND */
export const readDeckId = (id: string): string => {
  if (!Id.safeParse(id).success) throw new AppError("DECK_NOT_FOUND");
  return id;
};

/** An id that cannot be one is a missing version's. @throws AppError DECK_VERSION_NOT_FOUND */
export const readVersionId = (id: string): string => {
  if (!Id.safeParse(id).success) throw new AppError("DECK_VERSION_NOT_FOUND");
  return id;
};

/** A word that cannot be a link's is a link that never was. @throws AppError DECK_NOT_FOUND */
export const readShareToken = (token: string): string => {
  if (!ShareToken.safeParse(token).success) throw new AppError("DECK_NOT_FOUND");
  return token;
};

/**
 * Only its owner sees a deck: every query names the owner, and another's deck answers exactly like a
 * missing one.
 *
 * @param deck what such a query found
 * @throws AppError DECK_NOT_FOUND
 */
export const requireOwnDeck = <Row>(deck: Row | undefined): Row => {
  if (deck === undefined) throw new AppError("DECK_NOT_FOUND");
  return deck;
};

/**
 * Only its owner changes or deletes a deck: what changed no row of one's own was missing.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const requireChanged = (hasChanged: boolean): void => {
  if (!hasChanged) throw new AppError("DECK_NOT_FOUND");
};

/**
 * Whoever has the link of a shared deck reads it; a link that was taken back answers exactly like one that
 * never was.
 *
 * @param deck what a query by the link's token found
 * @throws AppError DECK_NOT_FOUND
 */
export const requireSharedDeck = <Row>(deck: Row | undefined): Row => {
  if (deck === undefined) throw new AppError("DECK_NOT_FOUND");
  return deck;
};

/**
 * A version belongs to the owner of its deck: another's answers exactly like a missing one.
 *
 * @throws AppError DECK_VERSION_NOT_FOUND
 */
export const requireOwnVersion = <Row>(version: Row | undefined): Row => {
  if (version === undefined) throw new AppError("DECK_VERSION_NOT_FOUND");
  return version;
};
