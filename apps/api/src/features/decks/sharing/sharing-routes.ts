import { api, requireUser } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { readDeckId } from "../ids.ts";
import { requireOwnDeck } from "../policy.ts";
import { markDeck } from "../queries.ts";
import { readSharedDeck } from "./read-shared-deck.ts";
import { shareDeck } from "./share-deck.ts";

/** The link of a deck: made and taken back by its owner. */
export const sharingHandlers = (parts: DecksParts) => ({
  share: api.decks.share.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return shareDeck(parts, userId, readDeckId(input.id));
  }),

  unshare: api.decks.unshare.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    requireOwnDeck(
      await markDeck(parts.database, userId, readDeckId(input.id), { shareToken: null }),
    );
    return { share_token: null };
  }),
});

/** What the link shows, to anybody. */
export const sharedDeckHandlers = (parts: DecksParts) => ({
  read: api.sharedDecks.read.handler(({ context, input }) =>
    readSharedDeck(parts, input.token, context.language),
  ),
});
