import { createHash } from "node:crypto";
import { type DeckWithCards, idOfNewDeck, type Language } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { LineDraft } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { matchLines } from "../editing/match-lines.ts";
import { readDeckRows } from "../reading/read-deck-rows.ts";
import { findRequestedDeck } from "../request-queries.ts";
import { type NewDeck, storeDeck } from "./store-deck.ts";

/** A deck as its caller wants it. */
type WantedDeck = Omit<NewDeck, "lines" | "id" | "importRequest"> & {
  readonly drafts: readonly LineDraft[];
  /** The same one never makes a second deck. */
  readonly requestId?: string | undefined;
};

const hashOf = (wanted: object): string =>
  createHash("sha256").update(JSON.stringify(wanted)).digest("hex");

/** What a repeat is known by. Nothing for a call without an id. */
const requestOf = async (userId: string, requestId: string | undefined, wanted: object) =>
  requestId === undefined
    ? {}
    : {
        id: await idOfNewDeck(userId, requestId),
        importRequest: { id: requestId, hash: hashOf(wanted) },
      };

/** @throws AppError FIELD_INVALID for more than 999 copies on one pile, REQUEST_ID_CONFLICT */
export const createDeck = async (
  parts: DecksParts,
  userId: string,
  { requestId, ...wanted }: WantedDeck,
  language: Language,
): Promise<DeckWithCards> => {
  const { drafts, ...fields } = wanted;
  const request = await requestOf(userId, requestId, wanted);
  const lines = matchLines([], drafts);
  const made = await storeDeck(parts, userId, { ...fields, ...request, lines });
  if (made !== undefined) return readDeckRows(parts, userId, made, language);
  const before = requestId && (await findRequestedDeck(parts.database, userId, requestId));
  if (!before || before.hash !== request.importRequest?.hash)
    throw new AppError("REQUEST_ID_CONFLICT");
  return readDeckRows(parts, userId, before.id, language);
};
