import { randomUUID } from "node:crypto";
import { Bracket, DeckFormat, type DeckWithCards, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { cleanListText } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { readDeckRows } from "../reading/read-deck-rows.ts";
import { storeDeck } from "./store-deck.ts";

/** Longest name of a deck. */
const NAME_MAX = 200;

/**
 * Copies a deck with its lines. History, versions and discussions stay with the first one.
 *
 * @param name absent: the name of the first one, marked as a copy in the person's language
 * @throws AppError DECK_NOT_FOUND
 */
export const duplicateDeck = async (
  parts: DecksParts,
  { userId, id }: { readonly userId: string; readonly id: string },
  name: string | undefined,
  language: Language,
): Promise<DeckWithCards> => {
  const row = requireOwnDeck(await findOwnDeck(parts.database, userId, id));
  const lines = await linesOfDeck(parts.database, id);
  const copyName = translator(language)("decks.copyName", { name: row.name });
  const copy = await storeDeck(parts, userId, {
    name: name ?? cleanListText(copyName, NAME_MAX),
    format: DeckFormat.parse(row.format),
    description: row.description,
    featuredCardName: row.featuredCardName,
    declaredBracket: Bracket.nullable().parse(row.declaredBracket),
    declaredReason: row.declaredReason,
    declaredArchetype: row.declaredArchetype,
    lines: lines.map((line) => ({ ...line, id: randomUUID() })),
  });
  if (copy === undefined) throw new Error("a copy without a request was made before");
  return readDeckRows(parts, userId, copy, language);
};
