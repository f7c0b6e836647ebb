import type { DeckListItem } from "@spellwright/contract";
import { client } from "../../../lib/api.ts";
import { ALL_DECKS, listInput } from "../model/deck-view.ts";
import { PAGE_SIZE } from "./deck-list.ts";

/**
 * One's own decks, newest first, asked for as the dashboard asks for them.
 *
 * @param most so many at most
 */
export const readOwnDecks = async (most: number): Promise<readonly DeckListItem[]> => {
  const input = { ...listInput(ALL_DECKS), limit: PAGE_SIZE };
  const decks: DeckListItem[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.decks.list>> = await client.decks.list({
      ...input,
      ...(cursor === null ? {} : { cursor }),
    });
    decks.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null && decks.length < most);
  return decks.slice(0, most);
};
