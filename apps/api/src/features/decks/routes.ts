import type { DeckWithCards } from "@spellwright/contract";
import * as z from "zod";
import type { Database } from "../../database/index.ts";
import { AppError, api, type Feature, readCursor, requireUser, toPage } from "../../http/index.ts";
import { presentDeck, presentDeckWithCards, storedCards } from "./present.ts";
import {
  cardsOfDeck,
  deleteOwnDecks,
  findOwnDeck,
  insertDeck,
  listDecks,
  replaceCards,
  updateOwnDeck,
} from "./queries.ts";

export interface DecksParts {
  readonly database: Database;
  readonly now: () => Date;
}

const DECKS = { name: "decks", id: z.guid() };

/** A deck's id cannot be guessed from its form: one that cannot be an id is a missing deck. */
const readId = (id: string): string => {
  if (!DECKS.id.safeParse(id).success) throw new AppError("DECK_NOT_FOUND");
  return id;
};

const handlersOf = ({ database, now }: DecksParts) => {
  const read = async (userId: string, id: string): Promise<DeckWithCards> => {
    const row = await findOwnDeck(database, userId, id);
    if (row === undefined) throw new AppError("DECK_NOT_FOUND");
    return presentDeckWithCards(row, await cardsOfDeck(database, id));
  };

  return {
    decks: {
      list: api.decks.list.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const position = readCursor(DECKS, input.cursor);
        const rows = await listDecks(database, userId, { position, limit: input.limit });
        return toPage(DECKS, rows, input.limit, presentDeck);
      }),

      create: api.decks.create.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { name, format, description, featured_card_name: featuredCardName, cards } = input;
        const id = await database.transaction(async (tx) => {
          const deck = { userId, name, format, description, featuredCardName };
          const deckId = await insertDeck(tx, deck);
          await replaceCards(tx, deckId, storedCards(cards));
          return deckId;
        });
        return read(userId, id);
      }),

      read: api.decks.read.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        return read(userId, readId(input.id));
      }),

      update: api.decks.update.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const id = readId(input.id);
        const { name, format, description, cards } = input;
        await database.transaction(async (tx) => {
          const isOwn = await updateOwnDeck(tx, userId, id, {
            name,
            format,
            description,
            featuredCardName: input.featured_card_name,
            isFavorite: input.is_favorite,
            updatedAt: now(),
          });
          if (!isOwn) throw new AppError("DECK_NOT_FOUND");
          if (cards !== undefined) await replaceCards(tx, id, storedCards(cards));
        });
        return read(userId, id);
      }),

      remove: api.decks.remove.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const deleted = await deleteOwnDecks(database, userId, [readId(input.id)]);
        if (deleted === 0) throw new AppError("DECK_NOT_FOUND");
        return { deleted };
      }),

      removeMany: api.decks.removeMany.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        return { deleted: await deleteOwnDecks(database, userId, input.ids) };
      }),
    },
  };
};

/** A person's own decks (DATA-02); others' answer like missing ones. */
export const createDecks = (parts: DecksParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
