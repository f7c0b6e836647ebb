import * as z from "zod";
import { AppError } from "../../http/index.ts";

const Id = z.guid();

/**
 * Only its owner sees a deck; every query names the owner. An id that cannot be one is a missing deck's.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readDeckId = (id: string): string => {
  if (!Id.safeParse(id).success) throw new AppError("DECK_NOT_FOUND");
  return id;
};

/** @throws AppError DECK_VERSION_NOT_FOUND */
export const readVersionId = (id: string): string => {
  if (!Id.safeParse(id).success) throw new AppError("DECK_VERSION_NOT_FOUND");
  return id;
};

/**
 * What changed no row of one's own was missing.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const refuseMissing = (changed: number): void => {
  if (changed === 0) throw new AppError("DECK_NOT_FOUND");
};
