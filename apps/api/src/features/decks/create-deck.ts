import { randomUUID } from "node:crypto";
import { fold } from "@spellwright/cards";
import type { Card, DeckFormat, DeckWithCards, Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { AppError } from "../../http/index.ts";
import type { LineDraft, StoredLine } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { colorIdentityOf, factsEditionOf } from "./derive-facts.ts";
import { cardsByNames } from "./find-cards.ts";
import { matchLines } from "./match-lines.ts";
import { presentDeckWithCards } from "./present.ts";
import { findOwnDeck, insertDeck, insertLines, linesOfDeck } from "./queries.ts";

/** A deck that is not there yet. */
export interface NewDeck {
  readonly name: string;
  readonly format: DeckFormat;
  readonly description: string | null;
  readonly featuredCardName: string | null;
  readonly lines: readonly StoredLine[];
  /** Of an import: the same requestId never makes a second deck. */
  readonly importRequest?: { readonly id: string; readonly hash: string };
}

/**
 * Stores a new deck, whole or not at all.
 *
 * @param cards of its lines by name, when the caller has read them already
 * @returns its id; undefined when its import has made it already
 */
export const storeDeck = async (
  { database, knowledge, now }: DecksParts,
  userId: string,
  { lines, importRequest, ...fields }: NewDeck,
  cards?: ReadonlyMap<string, Card>,
): Promise<string | undefined> => {
  const names = lines.map((line) => line.cardName);
  const known = cards ?? (await cardsByNames({ knowledge }, names));
  const factsEdition = await factsEditionOf(knowledge);
  return database.transaction(async (tx) => {
    const id = await insertDeck(tx, {
      ...fields,
      userId,
      nameFolded: fold(fields.name),
      colorIdentity: colorIdentityOf(lines, known),
      factsEdition,
      importRequestId: importRequest?.id,
      importHash: importRequest?.hash,
      createdAt: now(),
      updatedAt: now(),
    });
    if (id !== undefined) await insertLines(tx, id, lines);
    return id;
  });
};

/** @throws AppError DECK_NOT_FOUND */
export const readDeckRows = async (
  { database }: DecksParts,
  userId: string,
  id: string,
): Promise<DeckWithCards> => {
  const row = await findOwnDeck(database, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  return presentDeckWithCards(row, await linesOfDeck(database, id));
};

/** @throws AppError FIELD_INVALID for more than 999 copies on one pile */
export const createDeck = async (
  parts: DecksParts,
  userId: string,
  { drafts, ...fields }: Omit<NewDeck, "lines"> & { readonly drafts: readonly LineDraft[] },
): Promise<DeckWithCards> => {
  const id = await storeDeck(parts, userId, { ...fields, lines: matchLines([], drafts) });
  if (id === undefined) throw new Error("a deck without a request was made before");
  return readDeckRows(parts, userId, id);
};

/** Longest name of a deck. */
const NAME_MAX = 200;

/**
 * Copies a deck with its lines; history, versions and discussions stay with the first one.
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
  const row = await findOwnDeck(parts.database, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  const lines = await linesOfDeck(parts.database, id);
  const copyName = translator(language)("decks.copyName", { name: row.name });
  const copy = await storeDeck(parts, userId, {
    name: name ?? copyName.slice(0, NAME_MAX),
    format: row.format as DeckFormat,
    description: row.description,
    featuredCardName: row.featuredCardName,
    lines: lines.map((line) => ({ ...line, id: randomUUID() })),
  });
  if (copy === undefined) throw new Error("a copy without a request was made before");
  return readDeckRows(parts, userId, copy);
};
