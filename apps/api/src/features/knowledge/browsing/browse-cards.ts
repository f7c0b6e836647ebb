import { type CardQuery, filtersOf, readCardQuery } from "@spellwright/cards";
import type { CardSearchPage, CardSort } from "@spellwright/contract";
import { cardSummary } from "@spellwright/oracle";
import { AppError } from "../../../http/index.ts";
import type { CardBrowsing, Knowledge } from "../knowledge.ts";

interface BrowsedCards {
  readonly q: string;
  readonly sort: CardSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What only the words of a card tell. */
const TOLD_BY_WORDS: ReadonlySet<string> = new Set(["produces", "event", "role"]);

const asksForWords = (query: CardQuery | null): boolean =>
  query !== null && filtersOf(query).some(({ kind }) => TOLD_BY_WORDS.has(kind));

/**
 * Cards in use that a search in the common syntax of the public card service finds, page by page. The
 * cursor says how many came before.
 *
 * @throws AppError FIELD_INVALID for a cursor that no page gave
 */
export const browseCards = async (
  { findCards, countUnread, cardsByIds }: CardBrowsing & Pick<Knowledge, "cardsByIds">,
  { q, sort, cursor = "0", limit }: BrowsedCards,
): Promise<CardSearchPage> => {
  if (!/^\d{1,6}$/.test(cursor)) throw new AppError("FIELD_INVALID", { field: "cursor" });
  const offset = Number(cursor);
  const { query, problems } = readCardQuery(q);
  // Where nothing of it was understood, all cards would be an answer to another question.
  if (query === null && problems.length > 0)
    return { items: [], total: 0, next_cursor: null, unread: 0, problems: [...problems] };
  const { ids, total } = await findCards(query, { sort, offset, limit });
  const end = offset + limit;
  return {
    items: (await cardsByIds(ids)).map(cardSummary),
    total,
    next_cursor: end < total ? String(end) : null,
    unread: asksForWords(query) ? await countUnread() : 0,
    problems: [...problems],
  };
};
