import type { DeckListItem } from "@spellwright/contract";
import { client } from "../../../lib/http/api.ts";
import { ALL_DECKS, listInput } from "../model/deck-view.ts";
import { PAGE_SIZE } from "./deck-list.ts";

/**
 * One's own decks, newest first, asked for as the dashboard asks for them: a page when the one before
 * was gone through.
 */
export async function* readOwnDecks(): AsyncGenerator<DeckListItem, void> {
  const input = { ...listInput(ALL_DECKS), limit: PAGE_SIZE };
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.decks.list>> = await client.decks.list({
      ...input,
      ...(cursor === null ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.next_cursor;
  } while (cursor !== null);
}
