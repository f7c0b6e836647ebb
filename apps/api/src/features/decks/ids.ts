import * as z from "zod";
import { idReader } from "../../http/index.ts";

/** @throws AppError DECK_NOT_FOUND */
export const readDeckId = idReader("DECK_NOT_FOUND");

/** @throws AppError DECK_VERSION_NOT_FOUND */
export const readVersionId = idReader("DECK_VERSION_NOT_FOUND");

/** A word that cannot be a link's is a link that never was. @throws AppError DECK_NOT_FOUND */
export const readShareToken = idReader("DECK_NOT_FOUND", z.string().regex(/^[\w-]{1,64}$/));
