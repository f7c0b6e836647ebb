import type { Bracket, DeckFormat } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { StoredLine } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { gatherFacts, provisionalUntilKnown } from "../facts/derive-facts.ts";
import { type CardsByName, cardsByNames } from "../find-cards.ts";
import { insertDeck, insertLines } from "../queries.ts";

/** A deck that is not there yet. */
export interface NewDeck {
  readonly name: string;
  readonly format: DeckFormat;
  readonly description: string | null;
  readonly featuredCardName: string | null;
  readonly lines: readonly StoredLine[];
  /** Of a copy: what the owner says of the first one. */
  readonly declaredBracket?: Bracket | null;
  readonly declaredReason?: string | null;
  readonly declaredArchetype?: string | null;
  /** Absent: the database gives one. */
  readonly id?: string;
  /** Of an import, or of a call with an id: the same requestId never makes a second deck. */
  readonly importRequest?: { readonly id: string; readonly hash: string };
}

const deriveNew = async (
  parts: DecksParts,
  deck: Pick<NewDeck, "format" | "lines" | "declaredBracket">,
  cards: CardsByName | undefined,
) => {
  const names = deck.lines.map((line) => line.cardName);
  const known = cards ?? (await cardsByNames(parts, names));
  const facts = (await gatherFacts(parts, [deck], known))(deck, deck.declaredBracket ?? null);
  return cards === undefined ? provisionalUntilKnown(facts, deck.lines, known) : facts;
};

/**
 * Stores a new deck, whole or not at all.
 *
 * @param cards of its lines by name, when the caller has read them already
 * @returns its id. Undefined when its request has made it already
 */
export const storeDeck = async (
  parts: DecksParts,
  userId: string,
  { lines, importRequest, ...fields }: NewDeck,
  cards?: CardsByName,
): Promise<string | undefined> => {
  const { database, now } = parts;
  const facts = await deriveNew(parts, { ...fields, lines }, cards);
  // Those who came meanwhile go first: the transaction holds the one connection of the embedded database.
  await yieldToRequests();
  return database.transaction(async (tx) => {
    const id = await insertDeck(tx, {
      ...fields,
      userId,
      nameFolded: foldWords(fields.name),
      ...facts,
      importRequestId: importRequest?.id,
      importHash: importRequest?.hash,
      createdAt: now(),
      updatedAt: now(),
    });
    if (id !== undefined) await insertLines(tx, id, lines);
    return id;
  });
};
