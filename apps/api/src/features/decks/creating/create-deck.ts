import type { DeckWithCards, Language } from "@spellwright/contract";
import type { LineDraft } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { matchLines } from "../editing/match-lines.ts";
import { readDeckRows } from "../reading/read-deck-rows.ts";
import { type NewDeck, storeDeck } from "./store-deck.ts";

/** @throws AppError FIELD_INVALID for more than 999 copies on one pile */
export const createDeck = async (
  parts: DecksParts,
  userId: string,
  { drafts, ...fields }: Omit<NewDeck, "lines"> & { readonly drafts: readonly LineDraft[] },
  language: Language,
): Promise<DeckWithCards> => {
  const id = await storeDeck(parts, userId, { ...fields, lines: matchLines([], drafts) });
  if (id === undefined) throw new Error("a deck without a request was made before");
  return readDeckRows(parts, userId, id, language);
};
