import { fold } from "@spellwright/cards";
import type { DeckFormat } from "@spellwright/contract";
import type { StoredLine } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { colorIdentityOf, factsEditionOf } from "./derive-facts.ts";
import { type CardsByName, cardsByNames } from "./find-cards.ts";
import { insertDeck, insertLines } from "./queries.ts";

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
  cards?: CardsByName,
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
