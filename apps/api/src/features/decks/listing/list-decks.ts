import type { DeckFormat, DeckListItem, DeckSort, Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { type DerivedFacts, factsEditionOf } from "../facts/derive-facts.ts";
import { refreshFacts } from "../facts/refresh-facts.ts";
import { cardsByNames } from "../find-cards.ts";
import { groupBy } from "../group-by.ts";
import { presentListItem, shownNamesOf } from "../present.ts";
import { type DeckRow, linesOfDecks } from "../queries.ts";
import { readListCursor, writeListCursor } from "./list-cursor.ts";
import { countDecks, listDecks as listRows } from "./list-queries.ts";

interface DeckListRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly format?: DeckFormat | undefined;
  readonly bracket?: number | undefined;
  readonly archetype?: string | undefined;
  readonly favorite?: boolean | undefined;
  readonly sort: DeckSort;
  readonly order: "asc" | "desc";
}

/** Decks that are derived anew at a time: of a thousand lines at most, which one statement reads. */
const BATCH = 4;

/** Derives anew what follows from other card data or another policy, and keeps it. */
const factsOf = async (parts: DecksParts, decks: readonly DeckRow[]) => {
  const lines = await linesOfDecks(
    parts.database,
    decks.map((row) => row.id),
  );
  const deciding = lines.filter((line) => line.board === "main");
  const cards = await cardsByNames(
    parts,
    deciding.map((line) => line.cardName),
  );
  const linesOf = groupBy(deciding, (line) => line.deckId);
  return refreshFacts(
    parts,
    decks.map((row) => ({ row, lines: linesOf.get(row.id) ?? [] })),
    cards,
  );
};

/** After an import of cards all decks are outdated: a few at a time, so that others are answered meanwhile. */
const withFacts = async (
  parts: DecksParts,
  rows: readonly DeckRow[],
): Promise<readonly DeckRow[]> => {
  const edition = await factsEditionOf(parts);
  const outdated = rows.filter((row) => row.factsEdition !== edition);
  const facts = new Map<string, DerivedFacts>();
  for (let at = 0; at < outdated.length; at += BATCH) {
    const derived = await factsOf(parts, outdated.slice(at, at + BATCH));
    for (const [id, each] of derived) facts.set(id, each);
    await yieldToRequests();
  }
  return rows.map((row) => ({ ...row, ...facts.get(row.id) }));
};

/** Shorter texts begin too many names. */
const LEAST_LETTERS = 3;
const MOST_COMMANDERS = 100;

/** The cards that a search may name, in either language, as lines keep them. */
const commandersMeant = async (
  { knowledge }: DecksParts,
  search: string,
): Promise<readonly string[]> =>
  search.length < LEAST_LETTERS
    ? []
    : (await knowledge.cardIndex()).search(search, MOST_COMMANDERS).map(({ name }) => name);

/**
 * A page of one's own decks, filtered and sorted (FOR-02), in three queries whatever their number:
 * the rows, their count, the cards they show.
 *
 * @throws AppError FIELD_INVALID for the cursor of another order
 */
export const listDecks = async (
  parts: DecksParts,
  userId: string,
  request: DeckListRequest,
  language: Language,
): Promise<{ items: DeckListItem[]; next_cursor: string | null; total: number }> => {
  const { cursor, limit, search, format, bracket, archetype, favorite, sort, order } = request;
  const position = readListCursor({ sort, order }, cursor);
  const filter = {
    search: search === undefined || search === "" ? null : foldWords(search),
    commanders: await commandersMeant(parts, search ?? ""),
    format,
    bracket,
    archetype,
    favorite,
  };
  const rows = await listRows(parts.database, userId, filter, { sort, order }, { position, limit });
  const total = await countDecks(parts.database, userId, filter);
  const shown = await withFacts(parts, rows.slice(0, limit));
  const cards = await cardsByNames(parts, shown.flatMap(shownNamesOf));
  const last = shown.at(-1);
  return {
    items: shown.map(presentListItem(cards, language)),
    next_cursor:
      rows.length > limit && last !== undefined
        ? writeListCursor({ sort, order }, { key: last.key, id: last.id })
        : null,
    total,
  };
};
